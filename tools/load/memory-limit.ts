import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const root = '/sys/fs/cgroup';

/** A memory limit enforced by the kernel: a process that exceeds it is killed. */
interface MemoryLimit {
  /** Moves a process into the group, which limits its memory from now on. */
  hold(pid: number): void;
  /** The peak usage including the page cache; undefined if the kernel does not report it. */
  mostMegabytes(): number | undefined;
  /** The number of processes killed for exceeding it. */
  kills(): number;
}

/**
 * Creates a control group for one test, inside the one of this process. It is removed when the test ends.
 * Create it before the process that it limits, so that it is removed after that.
 * @returns the reason if this process is not allowed to
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

/** The peak memory of a process in megabytes (proc(5)). */
export function mostResident(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** Documentation/admin-guide/cgroup-v1/memory.rst in Linux. */
function limitByVersion1(bytes: number): MemoryLimit {
  const group = makeGroup(join(root, 'memory', ownGroup('memory')));
  group.write('memory.limit_in_bytes', bytes);
  return describeLimit(group, { most: 'memory.max_usage_in_bytes', kills: 'memory.oom_control' });
}

/**
 * Documentation/admin-guide/cgroup-v2.rst in Linux. A group with processes cannot have child groups with
 * limits, so the nearest ancestor that can is used.
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

/** The path of this process in a controller's hierarchy (cgroups(7)). */
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
