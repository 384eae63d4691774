import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { builtSite } from '../tools/build-steps/built-site.ts';
import { root } from '../tools/run-command.ts';

/** Runs our server in its own process, configured as in production, with its log in a temporary file. */
export interface MeasuredServer {
  address: string;
  dataDir: string;
  /** Milliseconds from the start of the process to the first page. */
  startedWithin: number;
  /** Resident memory of the process in megabytes. */
  memory(): number;
  /** Milliseconds of processor time used by all threads of the process so far. */
  processorTime(): number;
  stop(): Promise<void>;
}

const patience = 30_000;

interface Options {
  /** Fills the data folder before the server opens it. */
  prepare?: ((dataDir: string) => Promise<unknown>) | undefined;
  /** Starts the server with additions. */
  script?: string;
  environment?: Record<string, string>;
}

export async function runServer({
  prepare,
  script = 'apps/server/src/server.ts',
  environment = {},
}: Options = {}): Promise<MeasuredServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  await prepare?.(dataDir);
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const from = performance.now();
  const child = spawn(process.execPath, [join(root, script)], {
    stdio: 'ignore',
    // The compile cache is on from the first module, as in the units of deploy/.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
      ...{ DATA_DIR: dataDir, SITE_DIR: builtSite, PORT: String(port), LOG_LEVEL: 'info' },
      ...environment,
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
    processorTime: () => processorTimeOf(pid),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Milliseconds of processor time used by all threads of a process so far. */
export function processorTimeOf(pid: number): number {
  // The process name may contain spaces, so fields are counted after it: the 12th and 13th are ticks of 10 ms.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
