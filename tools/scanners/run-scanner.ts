import { spawn } from 'node:child_process';

/**
 * Runs a scanner and returns what it wrote. It is ended when its time is over.
 * @returns `inTime` false when it had to be ended
 */
export async function runScanner(
  command: string,
  args: string[],
  { seconds }: { seconds: number },
): Promise<{ output: string; inTime: boolean }> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
    env: { ...process.env, TERM: 'dumb', PYTHONUNBUFFERED: '1' },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
  const signal = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (_code, how) => resolve(how));
  });
  return { output: Buffer.concat(output).toString(), inTime: signal === null };
}
