import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly process: ChildProcess;
  /** Its messages for people. */
  output(): string;
  /** Its log. */
  log(): string;
  /** Waits for a text in the messages, and returns the first group. */
  hears(text: RegExp): Promise<string>;
  readonly ended: Promise<number | null>;
}

/** Starts the server as `npm run serve` does. It is stopped when the test ends. */
export function startServer(environment: Record<string, string>): ServerProcess {
  const server = launchServer(environment);
  onTestFinished(() => endServer(server));
  return server;
}

/** Kills a server, like a power cut. */
export async function endServer({ process, ended }: ServerProcess): Promise<void> {
  process.kill('SIGKILL');
  await ended;
}

/** Starts the server for more than one test. The caller stops it. */
export function launchServer(environment: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../server.ts', import.meta.url))], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    process: child,
    output: () => output,
    log: () => log,
    ended,
    hears: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = text.exec(output);
          if (found !== null) resolve(found[1] ?? found[0]);
        };
        child.stderr.on('data', look);
        child.once('exit', () => reject(new Error(`The server ended. It output: ${output}`)));
        look();
      }),
  };
}
