import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@accounting-site/server/testing/find-free-port';
import { builtSite } from '../tools/built-site.ts';
import { root } from '../tools/run-command.ts';

/** Our server in a process of its own, as it runs in production, with its log going to a file that nobody keeps. */
export interface MeasuredServer {
  address: string;
  dataDir: string;
  /** From the start of the process to the first page, in milliseconds. */
  startedWithin: number;
  /** Megabytes that the process holds now. */
  memory(): number;
  /** Milliseconds of processor time that the process took so far, all its threads together. */
  processorTime(): number;
  stop(): Promise<void>;
}

const patience = 30_000;

/**
 * @param prepare fills the folder of data before the server opens it
 * @param variant a script that runs the server and more, from the root, with the environment that it reads
 */
export async function runServer(
  prepare?: (dataDir: string) => Promise<void>,
  variant: { script: string; environment: Record<string, string> } = {
    script: 'apps/server/src/server.ts',
    environment: {},
  },
): Promise<MeasuredServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  await prepare?.(dataDir);
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const environment = { DATA_DIR: dataDir, SITE_DIR: builtSite, PORT: String(port), LOG_LEVEL: 'info' };
  const from = performance.now();
  const child = spawn(process.execPath, [join(root, variant.script)], {
    stdio: ['ignore', 'ignore', 'ignore'],
    // With the compile cache from the first file on, as the units of deploy/ have it.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
      ...environment,
      ...variant.environment,
    },
  });
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('The server ended. Build the site first: npm run build');
    if (performance.now() - from > patience) {
      child.kill('SIGKILL');
      throw new Error('The server sent no page within half a minute. Build the site first: npm run build');
    }
    await sleep(5);
  }
  const startedWithin = performance.now() - from;
  const pid = child.pid ?? 0;
  return {
    address,
    dataDir,
    startedWithin,
    memory: () =>
      Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024),
    processorTime() {
      // What follows the name of the process, which may hold anything: its 12th and 13th are ticks of 10 ms.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * 10;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
