import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { run } from '../../tools/run-command.ts';
import { isRoot } from '../../tools/test-setup/find-browser.ts';

/** What wrk measured with 200 connections. */
export interface Load {
  requestsASecond: number;
  /** The 99th percentile of the response time in milliseconds. */
  p99: number;
}

/** @throws when wrk is missing and cannot be installed, or a response was not the expected page */
export async function runWrk(address: string, seconds: number): Promise<Load> {
  await installWrk();
  const { stdout } = await promisify(execFile)('wrk', [
    ...['-t1', '-c200', `-d${seconds}s`, '--latency'],
    ...['-H', 'accept-encoding: gzip, deflate, br, zstd', address],
  ]);
  if (/Non-2xx/.test(stdout)) throw new Error(`${address} did not answer with pages:\n${stdout}`);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };
  return {
    requestsASecond: Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])),
    p99: Number(p99) * (milliseconds[unit] ?? Number.NaN),
  };
}

const isThere = () => spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error === undefined;

async function installWrk(): Promise<void> {
  if (isThere()) return;
  if (isRoot) await run('apt-get', ['install', '-y', '-qq', 'wrk'], { quietUntilEnd: true });
  if (!isThere()) throw new Error('Install wrk: apt-get install wrk');
}
