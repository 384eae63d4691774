import { spawn } from 'node:child_process';

/**
 * Runs a program, such as a scanner, with a time limit and returns its output.
 * @param options.enough ends it earlier, like Ctrl-C
 * @returns `inTime` is false if the time limit ended it
 */
export async function runForSeconds(
  command: string,
  args: string[],
  { seconds, enough }: { seconds: number; enough?: AbortSignal | undefined },
): Promise<{ output: string; inTime: boolean }> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
    env: { ...process.env, TERM: 'dumb', PYTHONUNBUFFERED: '1' },
  });
  enough?.addEventListener('abort', () => child.kill('SIGINT'), { once: true });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
  const signal = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (_code, how) => resolve(how));
  });
  return { output: Buffer.concat(output).toString(), inTime: signal === null };
}
