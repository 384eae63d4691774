import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

interface RunOptions {
  /** Set for the command, on top of this process's environment; undefined takes a variable away. */
  environment?: Record<string, string | undefined>;
  /** The folder in which the command runs: the repository without it. */
  cwd?: string;
  /** Keeps what the command writes until it ends, so that commands side by side do not mix their lines. */
  quietUntilEnd?: boolean;
}

/** Runs a command of the repository (of node_modules/.bin, or any on PATH). @returns its exit code */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<number> {
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    stdio: options.quietUntilEnd ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
      ...options.environment,
    },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const passOn = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', passOn).on('SIGTERM', passOn);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      process.stdout.write(Buffer.concat(output));
      resolve(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
    });
  });
}

/** Runs a command and ends this process with the command's exit code when it fails. */
export async function runOrExit(command: string, args: string[], options?: RunOptions): Promise<void> {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}
