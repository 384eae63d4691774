import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { installDebianPackages } from '../../tools/test-setup/install-debian-packages.ts';

/** What wrk measured. */
interface Load {
  requests: number;
  requestsASecond: number;
  /** The 99th percentile of the response time in milliseconds. */
  p99: number;
}

/**
 * @param prefix a command that runs wrk, such as taskset
 * @throws when wrk is missing and cannot be installed, or a response was not the expected page
 */
export async function runWrk(
  address: string,
  seconds: number,
  { connections = 200, prefix = [] }: { connections?: number; prefix?: readonly string[] } = {},
): Promise<Load> {
  await installWrk();
  const [command = 'wrk', ...words] = [
    ...[...prefix, 'wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--latency'],
    ...['-H', 'accept-encoding: gzip, deflate, br, zstd', address],
  ];
  const { stdout } = await promisify(execFile)(command, words);
  if (/Non-2xx/.test(stdout)) throw new Error(`${address} did not answer with pages:\n${stdout}`);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };
  return {
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    requestsASecond: Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])),
    p99: Number(p99) * (milliseconds[unit] ?? Number.NaN),
  };
}

const isThere = () => spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error === undefined;

async function installWrk(): Promise<void> {
  if (!isThere()) await installDebianPackages(['wrk']);
  if (!isThere()) throw new Error('Install wrk: apt-get install wrk');
}
