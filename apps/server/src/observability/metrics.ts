/** A counter of events. It is defined next to the events: this folder does not depend on features. */
export interface Counted {
  /** Named by the rules of prometheus.io/docs/practices/naming: what it counts, then `_total`. */
  readonly name: string;
  readonly help: string;
  /** The name of the label that tells its kinds apart, if it has kinds. */
  readonly label?: string;
  /**
   * Kinds that are exported as 0 before they happen. Prometheus sees no increase in a counter that first
   * appears as 1, so an alert would miss the first event. Keep the number of kinds small, and never let a
   * visitor choose them.
   */
  readonly kinds?: readonly string[];
}

/**
 * A value that is read when the metrics are scraped. A gauge whose name ends with `_total` never decreases.
 */
export interface Measured {
  readonly name: string;
  readonly help: string;
  readonly label?: string;
}

/** One value, or one for each kind. */
export type Reading = number | Readonly<Record<string, number>>;

/** A request that got a response. */
export interface AnsweredCall {
  /**
   * The pattern of the route, like /api/api/passkeys/:id, never the path itself. Undefined for an unknown
   * route.
   */
  readonly route: string | undefined;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

/** Responses without Fastify. */
export type PageKind = 'page' | 'file' | 'redirect';

/** Records what the server does. No metric is about one visitor. */
export interface Metrics {
  /** Exports a counter before its first event. */
  declare(counted: Counted): void;
  count(counted: Counted, kind?: string): void;
  countCall(call: AnsweredCall): void;
  /** Has to be cheap: pages call it. */
  countPage(kind: PageKind, method: 'GET' | 'HEAD', status: number): void;
  /** Calls `read` at each scrape. Missing values are omitted. If `read` fails, the whole gauge is omitted. */
  watch<Name extends string>(
    measured: Readonly<Record<Name, Measured>>,
    read: () => Promise<Partial<Record<Name, Reading>>> | Partial<Record<Name, Reading>>,
  ): void;
  /** All metrics in the format of Prometheus. */
  show(): Promise<{ readonly type: string; readonly text: string }>;
}

/** For a server without metrics. */
export const noMetrics: Metrics = {
  declare() {},
  count() {},
  countCall() {},
  countPage() {},
  watch() {},
  show: async () => ({ type: 'text/plain', text: '' }),
};
