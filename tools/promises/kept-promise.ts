/** One promise and the tests that show that it is kept. */
export interface KeptPromise {
  readonly number: number;
  readonly says: string;
  /** Vitest files. All of their tests must pass. */
  readonly tests: readonly string[];
  /** Playwright files that show it in a browser, with `npm run e2e`. */
  readonly inBrowsers?: readonly string[];
  /** What no test shows yet, as text. */
  readonly open?: string;
}
