import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Runs a program of a repository.
 * @returns its seconds, and the most memory that it and the processes it started had together
 */
export async function measureProcesses(
  repository: string,
  program: readonly string[],
): Promise<{ seconds: number; megabytes: number }> {
  const start = performance.now();
  const child = spawn(process.execPath, program, { cwd: repository, stdio: 'inherit' });
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(child.pid ?? 0));
  }, 50);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  if (code !== 0) throw new Error(`${program[0]} failed with exit code ${code}.`);
  return { seconds: (performance.now() - start) / 1000, megabytes: most / 1e6 };
}

/** The resident bytes of a process and of all below it, from Linux's /proc. */
function memoryOf(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        const numberOf = (field: string) =>
          Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
        return [{ id: Number(name), parent: numberOf('PPid'), bytes: numberOf('VmRSS') * 1024 }];
      } catch {
        return [];
      }
    });
  const sum = (id: number): number =>
    processes
      .filter((one) => one.parent === id)
      .reduce((bytes, one) => bytes + sum(one.id), processes.find((one) => one.id === id)?.bytes ?? 0);
  return sum(root);
}
