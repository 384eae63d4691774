import { Counter, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';
import type { AnsweredCall, Counted, Measured, Metrics, PageKind, Reading } from './metrics.ts';

/** Histogram buckets in seconds, from a response from memory to far longer than anyone waits. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const commonMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

type Reader = () => Promise<void>;

/** Metrics with prom-client and a registry of their own, so that two servers in one process stay separate. */
export class PrometheusMetrics implements Metrics {
  readonly #registry = openMetricsRegistry();
  readonly #registers = [this.#registry];
  readonly #counters = new Map<Counted, Counter>();
  readonly #readers: Reader[] = [];
  /** By kind, status and method. A labels object for each request would be slower. */
  readonly #pages: Record<PageKind, Map<number, number>> = {
    page: new Map(),
    file: new Map(),
    redirect: new Map(),
  };
  readonly #requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests with a response. Endpoints by the pattern of their route; pages and files as (page), (file), (redirect).',
    labelNames: ['route', 'method', 'status'],
    registers: this.#registers,
    collect: () => this.#addPages(),
  });
  readonly #durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of API requests. Pages are served from memory and not timed.',
    labelNames: ['route', 'method'],
    buckets: durations,
    registers: this.#registers,
  });

  declare(counted: Counted): void {
    this.#counterOf(counted);
  }

  count(counted: Counted, kind = ''): void {
    const counter = this.#counterOf(counted);
    if (counted.label === undefined) counter.inc();
    else counter.inc({ [counted.label]: kind });
  }

  countCall({ route = '(none)', method: sent, status, seconds }: AnsweredCall): void {
    const method = commonMethods.has(sent) ? sent : 'other';
    this.#requests.inc({ route, method, status: classOf(status) });
    this.#durations.observe({ route, method }, seconds);
  }

  countPage(kind: PageKind, method: 'GET' | 'HEAD', status: number): void {
    const counts = this.#pages[kind];
    const key = method === 'HEAD' ? -status : status;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }

  watch<Name extends string>(
    measured: Readonly<Record<Name, Measured>>,
    read: () => Promise<Partial<Record<Name, Reading>>> | Partial<Record<Name, Reading>>,
  ): void {
    const shown = Object.entries<Measured>(measured).map(([name, one]) => ({
      name,
      show: this.#shower(one),
    }));
    this.#readers.push(async () => {
      const readings: Partial<Record<string, Reading>> = await Promise.resolve()
        .then(read)
        .catch(() => ({}));
      for (const { name, show } of shown) show(readings[name]);
    });
  }

  async show(): Promise<{ type: string; text: string }> {
    await Promise.all(this.#readers.map((read) => read()));
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }

  #counterOf(counted: Counted): Counter {
    const there = this.#counters.get(counted);
    if (there !== undefined) return there;
    const { name, help, label, kinds = [] } = counted;
    const labelNames = label === undefined ? [] : [label];
    const counter = new Counter({ name, help, labelNames, registers: this.#registers });
    if (label !== undefined) for (const kind of kinds) counter.inc({ [label]: kind }, 0);
    this.#counters.set(counted, counter);
    return counter;
  }

  #shower({ name, help, label }: Measured): (reading: Reading | undefined) => void {
    const options = {
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: this.#registers,
    };
    const metric = name.endsWith('_total') ? new Counter(options) : new Gauge(options);
    return (reading) => {
      metric.reset();
      if (label === undefined) metric.remove();
      for (const [kind, value] of listValues(reading)) {
        metric.inc(label === undefined ? {} : { [label]: kind }, value);
      }
    };
  }

  #addPages(): void {
    for (const [kind, counts] of Object.entries(this.#pages)) {
      for (const [key, count] of counts) {
        const labels = {
          route: `(${kind})`,
          method: key < 0 ? 'HEAD' : 'GET',
          status: classOf(Math.abs(key)),
        };
        this.#requests.inc(labels, count);
      }
      counts.clear();
    }
  }
}

function openMetricsRegistry(): Registry<OpenMetricsContentType> {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  return registry;
}

function listValues(reading: Reading | undefined): [string, number][] {
  if (reading === undefined) return [];
  return typeof reading === 'number' ? [['', reading]] : Object.entries(reading);
}

const classOf = (status: number) => `${Math.floor(status / 100)}xx`;
