import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The most megabytes of resident memory at any time. */
export interface Memory {
  /** Of the largest process. */
  largest: number;
  /** Of all together. */
  together: number;
}

/**
 * Runs a program of a repository.
 * @returns its seconds, and the memory of it and of the processes it started
 */
export async function measureProcesses(
  repository: string,
  program: readonly string[],
): Promise<Memory & { seconds: number }> {
  const start = performance.now();
  // As the publisher runs it.
  const env = { NODE_COMPILE_CACHE: join(repository, 'compile-cache'), ...process.env };
  const child = spawn(process.execPath, program, { cwd: repository, stdio: 'inherit', env });
  const memory = watchMemory(child.pid ?? 0);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program[0]} failed with exit code ${code}.`);
  return { seconds: (performance.now() - start) / 1000, ...memory() };
}

/** Watches the memory of a process and of all below it. @returns ends watching */
export function watchMemory(root: number): () => Memory {
  const most = { largest: 0, together: 0 };
  const watch = setInterval(() => {
    const sizes = sizesOf(root);
    most.largest = Math.max(most.largest, ...sizes);
    most.together = Math.max(
      most.together,
      sizes.reduce((sum, size) => sum + size, 0),
    );
  }, 50);
  return () => {
    clearInterval(watch);
    return most;
  };
}

/** The resident megabytes of a process and of each below it, from Linux's /proc. */
function sizesOf(root: number): number[] {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        const numberOf = (field: string) =>
          Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
        return [{ id: Number(name), parent: numberOf('PPid'), size: (numberOf('VmRSS') * 1024) / 1e6 }];
      } catch {
        return [];
      }
    });
  const below = (id: number): number[] =>
    processes.filter(({ parent }) => parent === id).flatMap((one) => [one.size, ...below(one.id)]);
  return [processes.find(({ id }) => id === root)?.size ?? 0, ...below(root)];
}
