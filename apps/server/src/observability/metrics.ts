/** Something that happens and is counted. It is defined beside what it counts: this folder knows nothing of features. */
export interface Counted {
  /** As prometheus.io/docs/practices/naming has it: what it counts, then `_total`. */
  readonly name: string;
  readonly help: string;
  /** What its kinds are called, where there are kinds. */
  readonly label?: string;
  /**
   * Kinds that are shown as 0 until they happen. A counter that Prometheus first sees at 1 has not grown for it, so an
   * alert would miss the first time. There must be few kinds in all, and none that a visitor chooses.
   */
  readonly kinds?: readonly string[];
}

/** Something whose value is looked at when somebody asks. A name that ends with `_total` only grows. */
export interface Measured {
  readonly name: string;
  readonly help: string;
  readonly label?: string;
}

/** A value, or one for each kind. */
export type Reading = number | Readonly<Record<string, number>>;

/** A call that was answered. */
export interface AnsweredCall {
  /** The pattern, like /api/api/passkeys/:id; never a path, which could be anything. Undefined where nothing is. */
  readonly route: string | undefined;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

/** What is answered without Fastify. */
export type PageKind = 'page' | 'file' | 'redirect';

/** Takes note of what the server does. Nothing of it is about one visitor. */
export interface Metrics {
  /** Shows a counter before it has counted anything. */
  declare(counted: Counted): void;
  count(counted: Counted, kind?: string): void;
  countCall(call: AnsweredCall): void;
  /** Costs next to nothing, because pages do. */
  countPage(kind: PageKind, method: 'GET' | 'HEAD', status: number): void;
  /** Asks `read` whenever somebody looks. A value that is missing then, or all where it fails, is left out. */
  watch<Name extends string>(
    measured: Readonly<Record<Name, Measured>>,
    read: () => Promise<Partial<Record<Name, Reading>>> | Partial<Record<Name, Reading>>,
  ): void;
  /** Everything, as Prometheus reads it. */
  show(): Promise<{ readonly type: string; readonly text: string }>;
}

/** For a server at which nobody looks. */
export const noMetrics: Metrics = {
  declare() {},
  count() {},
  countCall() {},
  countPage() {},
  watch() {},
  show: async () => ({ type: 'text/plain', text: '' }),
};
