import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

interface RunOptions {
  /** Environment variables for the command, added to those of this process; undefined removes a variable. */
  environment?: Record<string, string | undefined>;
  /** The working directory: by default the repository. */
  cwd?: string;
  /** Prints the output when the command ends, so that the lines of parallel commands do not mix. */
  quietUntilEnd?: boolean;
}

/** Runs a command of the repository (of node_modules/.bin, or any on PATH). @returns its exit code */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<number> {
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    stdio: options.quietUntilEnd ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
    env: {
      // Tests and builds start the same programs hundreds of times. Compiling each takes up to half a second.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.astro/compile-cache'),
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

/** Runs a command. If it fails, ends this process with its exit code. */
export async function runOrExit(command: string, args: string[], options?: RunOptions): Promise<void> {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}
