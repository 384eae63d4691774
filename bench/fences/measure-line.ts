import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Gain, inTurns, runWithout } from './in-turns.ts';

const [rounds, seconds] = [5, 2];

/** New visitors, one after the other, while 200 connections send API requests. */
export async function measureLine(): Promise<Gain[]> {
  const servers = await Promise.all([runWithout(), runWithout(['line-of-requests'])]);
  const [own = [], plain = []] = await inTurns(servers, rounds, async ({ address }) => {
    const flood = spawn('wrk', ['-t1', '-c200', `-d${seconds}s`, `${address}/api/api/inventory`], {
      stdio: 'ignore',
    });
    const ended = once(flood, 'exit');
    await sleep(300);
    const until = performance.now() + (seconds - 0.6) * 1000;
    const times: number[] = [];
    while (performance.now() < until) times.push(await visit(address));
    await ended;
    times.sort((one, other) => one - other);
    return [times[Math.floor(times.length / 2)] ?? Number.NaN, times.at(-1) ?? Number.NaN];
  });
  await Promise.all(servers.map((server) => server.stop()));
  const code = 'line-of-requests';
  const cost = 'ms for the page of a new visitor during API requests';
  return [
    { code, cost: `${cost}, median`, without: plain[0] ?? 0, own: own[0] ?? 0 },
    { code, cost: `${cost}, slowest`, without: plain[1] ?? 0, own: own[1] ?? 0 },
  ];
}

async function visit(address: string): Promise<number> {
  const from = performance.now();
  const sent = request(`${address}/pricing`, { agent: false, headers: { 'accept-encoding': 'br' } }).end();
  const [answer] = await once(sent, 'response');
  await once(answer.resume(), 'end');
  return performance.now() - from;
}
