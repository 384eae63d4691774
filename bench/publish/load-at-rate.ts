import { once } from 'node:events';
import { Agent, get } from 'node:http';

/** What visitors met while something happened. */
export interface Met {
  /** Percentiles of the response time in milliseconds. */
  p50: number;
  p99: number;
  p999: number;
  requests: number;
  failures: number;
}

/** Requests pages at a fixed rate while `work` runs, however fast they are answered. */
export async function loadAtRate(
  address: string,
  { paths, perSecond }: { paths: readonly string[]; perSecond: number },
  work: () => Promise<unknown>,
): Promise<Met> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const times: number[] = [];
  let failures = 0;
  const visit = async (path: string) => {
    const began = performance.now();
    try {
      const request = get(`${address}${path}`, { agent, headers: { 'accept-encoding': 'br' } });
      const [response] = await once(request, 'response');
      response.resume();
      await once(response, 'end');
      if (response.statusCode !== 200) failures += 1;
    } catch {
      failures += 1;
    }
    times.push(performance.now() - began);
  };
  const visits: Promise<void>[] = [];
  const began = performance.now();
  // A timer that is late sends what was due meanwhile.
  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * perSecond;
    while (visits.length < due) visits.push(visit(paths[visits.length % paths.length] ?? '/'));
  }, 5);
  await work();
  clearInterval(timer);
  await Promise.all(visits);
  agent.destroy();
  times.sort((one, other) => one - other);
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    p50: percentile(0.5),
    p99: percentile(0.99),
    p999: percentile(0.999),
    requests: times.length,
    failures,
  };
}
