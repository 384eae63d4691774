import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Config, readConfig } from '@accounting-site/server/config/config';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { builtSite } from '../../tools/build-steps/built-site.ts';
import { startNginx } from '../../tools/deploy/start-nginx.ts';
import { type Bench, median, table } from '../report.ts';
import { processorTimeOf, runServer } from '../run-server.ts';
import { runWrk } from './run-wrk.ts';

const page = '/pricing';
const connections = [32, 200] as const;
const [rounds, seconds] = [5, 2];
const [mostMemory, longestStart, leastOfNginx] = [150, 1000, 0.28];

interface Measured {
  requestsASecond: number;
  /** Microseconds of the server's processor time for a request. */
  processorTime: number;
  p99: number;
}

interface Subject {
  address: string;
  processorTime(): number;
  stop(): Promise<void>;
}

/**
 * Measures pages from our server, from one worker of nginx with the same bytes and headers, and from Node
 * alone.
 */
export const bench: Bench = {
  title: 'Pages from the server',
  async run() {
    // Processes that start now inherit the core.
    const letGo = pinToCore();
    const server = await runServer();
    const config = { ...readConfig({ NODE_ENV: 'test' }), siteDir: builtSite };
    const subjects: Record<string, Subject> = {
      'our server': server,
      'nginx, one worker': await runNginx(config, server.address, false),
      'nginx that logs': await runNginx(config, server.address, true),
      'node:http with one answer': await startBareServer(),
    };
    const [few = [], many = []] = await measure(Object.values(subjects));
    const memory = server.memory();
    await Promise.all(Object.values(subjects).map((subject) => subject.stop()));
    letGo();
    const starts = await measureStarts();
    const [ours, theirs] = few;
    const [oursOfMany, , logging] = many;
    if (ours === undefined || theirs === undefined || oursOfMany === undefined || logging === undefined)
      throw new Error('Nothing measured');
    const ofNginx = ours.requestsASecond / theirs.requestsASecond;
    const misses = [
      ofNginx < leastOfNginx &&
        `${percent(ofNginx)} of the requests of nginx over ${connections[0]} connections.`,
      oursOfMany.p99 > 4 * logging.p99 &&
        'The 99th percentile is more than four times that of nginx that logs.',
      memory > mostMemory && `More than ${mostMemory} MB under load.`,
      median(starts) > longestStart && `The first page takes more than ${longestStart} ms.`,
    ].filter((miss) => miss !== false);
    const columns = (loads: Measured[], at: number) => {
      const { requestsASecond = 0, processorTime = 0, p99 = 0 } = loads[at] ?? {};
      const share = percent(requestsASecond / (loads[1]?.requestsASecond ?? Number.NaN));
      return [Math.round(requestsASecond), share, Math.round(processorTime * 10) / 10, p99];
    };
    const rows = Object.keys(subjects).map((name, at) => [name, ...columns(few, at), ...columns(many, at)]);
    const headings = connections.flatMap((count) => [`${count}: requests/s`, 'of nginx', 'µs', 'p99, ms']);
    return {
      lines: [
        `\`${page}\` in Brotli over 32 and over 200 connections. All servers share one core, and wrk has another. Medians of ${rounds} alternating rounds of ${seconds} s after one to warm up. µs are the processor time of the server for a request. Our server logs each request.`,
        '',
        ...table(['', ...headings], rows),
        '',
        `Memory after that load: ${memory} MB (RSS). First page after the start: ${Math.round(median(starts))} ms, the median of ${starts.length}.`,
      ],
      misses,
    };
  },
};

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** @returns what each subject needs, for each number of connections */
async function measure(subjects: readonly Subject[]): Promise<Measured[][]> {
  const seen = connections.map(() => subjects.map((): Measured[] => []));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [size, count] of connections.entries()) {
      for (const [at, { address, processorTime }] of subjects.entries()) {
        const from = processorTime();
        const load = await runWrk(address + page, seconds, { connections: count, prefix: onOtherCore });
        const used = ((processorTime() - from) * 1000) / load.requests;
        if (round > 0) seen[size]?.[at]?.push({ ...load, processorTime: used });
      }
    }
  }
  return seen.map((all) => all.map(middle));
}

const middle = (loads: Measured[]): Measured => ({
  requestsASecond: median(loads.map(({ requestsASecond }) => requestsASecond)),
  processorTime: median(loads.map(({ processorTime }) => processorTime)),
  p99: median(loads.map(({ p99 }) => p99)),
});

const hasCores = availableParallelism() > 1;
const onOtherCore = hasCores ? ['taskset', '-c', '1'] : [];

/** @returns a function that gives this process all cores again */
function pinToCore(): () => void {
  const pin = (cores: string) => spawnSync('taskset', ['-acp', cores, String(process.pid)]);
  if (!hasCores) return () => {};
  const last = availableParallelism() - 1;
  pin('0');
  return () => pin(`0-${last}`);
}

async function runNginx(config: Config, server: string, log: boolean): Promise<Subject> {
  const nginx = await startNginx(config, { servers: [server], log });
  const pid = nginx.process.pid ?? 0;
  const worker = Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
  return { ...nginx, processorTime: () => processorTimeOf(worker) };
}

async function measureStarts(): Promise<number[]> {
  const starts: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const server = await runServer();
    starts.push(server.startedWithin);
    await server.stop();
  }
  return starts;
}

async function startBareServer(): Promise<Subject> {
  const port = await findFreePort();
  const script = join(import.meta.dirname, 'bare-server.ts');
  const child = spawn(process.execPath, [script, join(builtSite, `${page}.html.br`), String(port)]);
  await sleep(500);
  return {
    address: `http://127.0.0.1:${port}`,
    processorTime: () => processorTimeOf(child.pid ?? 0),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
