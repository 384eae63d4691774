import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { heap } from '../../tools/publisher/repository-tools.ts';

/** What processes needed. */
export interface Needs {
  /** Seconds of processor time of all together. */
  processor: number;
  /** The most megabytes of memory of one process at any time. */
  largest: number;
  /** The most megabytes of all together. */
  together: number;
  /** The most megabytes of those below the first, together. */
  below: number;
}

/**
 * Runs a program of a repository.
 * @returns its seconds, and what it and the processes it started needed
 */
export async function measureProcesses(
  repository: string,
  program: readonly string[],
  variables: NodeJS.ProcessEnv = {},
): Promise<Needs & { seconds: number }> {
  const start = performance.now();
  const env = {
    ...process.env,
    // As the publisher runs it.
    NODE_COMPILE_CACHE: join(repository, 'compile-cache'),
    NODE_OPTIONS: heap,
    ...variables,
  };
  const child = spawn(process.execPath, program, {
    cwd: repository,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  const needs = watchProcesses(child.pid ?? 0);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program[0]} failed with exit code ${code}.`);
  return { seconds: (performance.now() - start) / 1000, ...needs() };
}

/** Watches a process and all below it. @returns ends watching */
export function watchProcesses(root: number): () => Needs {
  const most = { processor: 0, largest: 0, together: 0, below: 0 };
  const watch = setInterval(() => {
    const family = familyOf(root);
    const sizes = family.map(sizeOf);
    most.processor = Math.max(most.processor, sum(family.map(({ processor }) => processor)));
    most.largest = Math.max(most.largest, ...sizes);
    most.together = Math.max(most.together, sum(sizes));
    most.below = Math.max(most.below, sum(sizes.slice(1)));
  }, 50);
  return () => {
    clearInterval(watch);
    return most;
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

interface Process {
  id: number;
  parent: number;
  /** Seconds, with those of the children that have ended. */
  processor: number;
}

/** A process and each below it, from Linux's /proc. */
function familyOf(root: number): Process[] {
  const processes = readdirSync('/proc').flatMap((name): Process[] => {
    if (!/^\d+$/.test(name)) return [];
    const fields = read(`/proc/${name}/stat`)
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number);
    const ticks = sum(fields.slice(11, 15));
    return [{ id: Number(name), parent: fields[1] ?? 0, processor: ticks / 100 }];
  });
  const below = (id: number): Process[] =>
    processes.filter(({ parent }) => parent === id).flatMap((one) => [one, ...below(one.id)]);
  return [...processes.filter(({ id }) => id === root), ...below(root)];
}

/** Megabytes. Memory that processes share, such as the program itself, is divided among them. */
const sizeOf = ({ id }: Process) =>
  (Number(/^Pss: +(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0) * 1024) / 1e6;

/** A file of a process; empty when it has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
