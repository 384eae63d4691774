import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './metrics.ts';

/** Milliseconds between two samples of the event loop. Lag is the measured time minus this. */
const resolution = 20;

const measured = {
  memory: { name: 'process_resident_memory_bytes', help: 'Resident memory of the process.' },
  heap: { name: 'nodejs_heap_size_used_bytes', help: 'Used memory of the JavaScript heap.' },
  cpu: { name: 'process_cpu_seconds_total', help: 'Processor time, user and system.' },
  start: { name: 'process_start_time_seconds', help: 'Start time of the process, in seconds since 1970.' },
  lagMedian: {
    name: 'nodejs_eventloop_lag_p50_seconds',
    help: 'Median event loop lag since the last scrape.',
  },
  lagMost: {
    name: 'nodejs_eventloop_lag_p99_seconds',
    help: '99th percentile of the event loop lag since the last scrape.',
  },
  lagLongest: {
    name: 'nodejs_eventloop_lag_max_seconds',
    help: 'Maximum event loop lag since the last scrape.',
  },
} as const;

/** Watches the process until the returned function is called. */
export function watchProcess(metrics: Metrics): () => void {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  const startedAt = Date.now() / 1000 - process.uptime();
  metrics.watch(measured, () => {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const lag = {
      lagMedian: toLag(delays.percentile(50)),
      lagMost: toLag(delays.percentile(99)),
      lagLongest: toLag(delays.max),
    };
    delays.reset();
    return { memory: rss, heap: heapUsed, cpu: (user + system) / 1e6, start: startedAt, ...lag };
  });
  return () => delays.disable();
}

/** @param delay nanoseconds between two samples; 0 before the first */
function toLag(delay: number): number {
  return Math.max(0, delay / 1e9 - resolution / 1000);
}
