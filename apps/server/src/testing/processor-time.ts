import { readFileSync } from 'node:fs';

/**
 * The milliseconds for which the main thread of a process had a processor (Documentation/scheduler/sched-stats.rst in
 * Linux). What it does between a request and its response is what the visitor waits for because of the server; the time on
 * the wall also grows with the work of other programs.
 */
export function processorTime(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}
