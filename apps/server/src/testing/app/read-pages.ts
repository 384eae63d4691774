import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Reads a page again and again, as a visitor does during an attack.
 * @param page the expected content, always with status 200; anything else rejects `stop`
 * @param options.keepAlive false for a new connection each time
 * @param options.clock a clock in milliseconds; wall-clock time by default
 */
export function readPages(
  url: string,
  page: string,
  { keepAlive, clock = () => performance.now() }: { keepAlive: boolean; clock?: () => number },
) {
  const agent = new Agent({ keepAlive, maxSockets: 1 });
  const times: number[] = [];
  let going = true;
  const reading = (async () => {
    while (going) {
      const before = clock();
      const { status, body } = await read(url, agent);
      if (status !== 200 || body !== page)
        throw new Error(`A page came with ${status}: ${body.slice(0, 200)}`);
      times.push(clock() - before);
      await sleep(5);
    }
  })();
  reading.catch(() => {});
  return {
    /** @returns the number of reads, the median and the 99th percentile in milliseconds, and each duration */
    async stop(): Promise<{ read: number; median: number; p99: number; times: readonly number[] }> {
      going = false;
      await reading;
      agent.destroy();
      times.sort((one, other) => one - other);
      const within = (share: number) => times[Math.floor(times.length * share)] ?? 0;
      return { read: times.length, median: within(0.5), p99: Math.round(within(0.99)), times };
    },
  };
}

function read(url: string, agent: Agent): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = get(url, { agent }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body })).once('error', reject);
    });
    sent.once('error', reject);
  });
}
