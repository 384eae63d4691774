import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '@accounting-site/server/config/config';
import { findFreePort } from '@accounting-site/server/testing/find-free-port';
import { builtSite } from '../../tools/build-steps/built-site.ts';
import { startNginx } from '../../tools/deploy/start-nginx.ts';
import { type Bench, median, table } from '../report.ts';
import { runServer } from '../run-server.ts';
import { type Load, runWrk } from './run-wrk.ts';

const page = '/pricing';
const rounds = 3;
const seconds = 4;
const [mostMemory, longestStart] = [150, 1000];

/**
 * Measures pages from our server, from one worker of nginx with the same bytes and headers, and from Node
 * alone.
 */
export const bench: Bench = {
  title: 'Pages from the server',
  async run() {
    const server = await runServer();
    const config = { ...readConfig({ NODE_ENV: 'test' }), siteDir: builtSite };
    const nginx = await startNginx(config, { servers: [server.address], log: false });
    const loggingNginx = await startNginx(config, { servers: [server.address] });
    const bare = await startBareServer();
    const addresses = {
      'our server': server.address,
      'nginx, one worker': nginx.address,
      'nginx that logs': loggingNginx.address,
      'node:http with one answer': bare.address,
    };
    const loads = await measure(Object.values(addresses));
    const memory = server.memory();
    await Promise.all([server.stop(), nginx.stop(), loggingNginx.stop(), bare.stop()]);
    const starts = await measureStarts();
    const [ours, theirs, logging] = loads;
    if (ours === undefined || theirs === undefined || logging === undefined)
      throw new Error('Nothing measured');
    const misses = [
      ours.requestsASecond * 4 < theirs.requestsASecond && 'Fewer than a quarter of the requests of nginx.',
      ours.p99 > 4 * logging.p99 && 'The 99th percentile is more than four times that of nginx that logs.',
      memory > mostMemory && `More than ${mostMemory} MB under load.`,
      median(starts) > longestStart && `The first page takes more than ${longestStart} ms.`,
    ].filter((miss) => miss !== false);
    const rows = Object.keys(addresses).map((name, at) => [
      name,
      loads[at]?.requestsASecond ?? 0,
      loads[at]?.p99 ?? 0,
    ]);
    return {
      lines: [
        `\`${page}\` in Brotli over 200 connections, wrk on the same machine, medians of ${rounds} alternating rounds of ${seconds} s after one to warm up. Our server logs each request.`,
        '',
        ...table(['', 'requests/s', 'p99, ms'], rows),
        '',
        `Memory after that load: ${memory} MB (RSS). First page after the start: ${Math.round(median(starts))} ms, the median of ${starts.length}.`,
      ],
      misses,
    };
  },
};

async function measure(addresses: readonly string[]): Promise<Load[]> {
  const seen = addresses.map((): Load[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, address] of addresses.entries()) {
      const load = await runWrk(address + page, seconds);
      if (round > 0) seen[at]?.push(load);
    }
  }
  return seen.map((loads) => ({
    requestsASecond: median(loads.map(({ requestsASecond }) => requestsASecond)),
    p99: median(loads.map(({ p99 }) => p99)),
  }));
}

async function measureStarts(): Promise<number[]> {
  const starts: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await runServer();
    starts.push(server.startedWithin);
    await server.stop();
  }
  return starts;
}

async function startBareServer() {
  const port = await findFreePort();
  const script = join(import.meta.dirname, 'bare-server.ts');
  const child = spawn(process.execPath, [script, join(builtSite, `${page}.html.br`), String(port)]);
  await sleep(500);
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
