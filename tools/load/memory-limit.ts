import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const root = '/sys/fs/cgroup';

/** A limit that the kernel keeps: whoever needs more is killed. */
export interface MemoryLimit {
  /** Puts a process under it, with what that takes from now on. */
  hold(pid: number): void;
  /** The most that was taken at once, files that the kernel keeps at hand included; undefined where it does not say. */
  mostMegabytes(): number | undefined;
  /** How many processes were killed for it. */
  kills(): number;
}

/**
 * Makes a control group of its own for one test, within the one of this process. It goes when the test ends; make it
 * before the process that it holds, so that it goes after that.
 * @returns the reason where this process may not
 */
export function limitMemory(megabytes: number): MemoryLimit | { reason: string } {
  const bytes = megabytes * 1024 * 1024;
  try {
    return existsSync(join(root, 'cgroup.controllers')) ? limitByVersion2(bytes) : limitByVersion1(bytes);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { reason: `no control group may be made here (${why})` };
  }
}

/** Documentation/admin-guide/cgroup-v1/memory.rst in Linux. */
function limitByVersion1(bytes: number): MemoryLimit {
  const group = makeGroup(join(root, 'memory', ownGroup('memory')));
  group.write('memory.limit_in_bytes', bytes);
  return describeLimit(group, { most: 'memory.max_usage_in_bytes', kills: 'memory.oom_control' });
}

/**
 * Documentation/admin-guide/cgroup-v2.rst in Linux. A group with processes has no groups with limits below it: the next
 * above that has is taken.
 */
function limitByVersion2(bytes: number): MemoryLimit {
  let parent = join(root, ownGroup(''));
  const shares = () => readFileSync(join(parent, 'cgroup.subtree_control'), 'utf8').includes('memory');
  while (parent !== root && !shares()) parent = dirname(parent);
  const group = makeGroup(parent);
  group.write('memory.max', bytes);
  if (group.has('memory.swap.max')) group.write('memory.swap.max', 0);
  return describeLimit(group, { most: 'memory.peak', kills: 'memory.events' });
}

/** Where this process is in the tree of a controller (cgroups(7)). */
function ownGroup(controller: string): string {
  const lines = readFileSync('/proc/self/cgroup', 'utf8').trim().split('\n');
  const parts = lines.map((line) => line.split(':'));
  const [, , path = '/'] = parts.find(([, names = '']) => names.split(',').includes(controller)) ?? [];
  return path;
}

type Group = ReturnType<typeof makeGroup>;

function makeGroup(parent: string) {
  const folder = join(parent, `accounting-site-${randomUUID()}`);
  mkdirSync(folder);
  onTestFinished(() => rmdirSync(folder));
  return {
    has: (name: string) => existsSync(join(folder, name)),
    read: (name: string) => readFileSync(join(folder, name), 'utf8'),
    write: (name: string, value: number) => writeFileSync(join(folder, name), `${value}`),
  };
}

function describeLimit(group: Group, names: { most: string; kills: string }): MemoryLimit {
  return {
    hold: (pid) => group.write('cgroup.procs', pid),
    mostMegabytes: () =>
      group.has(names.most) ? Math.round(Number(group.read(names.most)) / 1024 / 1024) : undefined,
    kills: () => Number(/^oom_kill (\d+)$/m.exec(group.read(names.kills))?.[1] ?? Number.NaN),
  };
}
