import { readFileSync } from 'node:fs';

/**
 * The processor time of a process's main thread, in milliseconds (Documentation/scheduler/sched-stats.rst in
 * Linux). Between a request and its response, this is the delay that the server causes. Wall-clock time also
 * depends on other programs.
 */
export function processorTime(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}
