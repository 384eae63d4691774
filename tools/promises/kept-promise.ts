/** One promise and what shows that it is kept. */
export interface KeptPromise {
  readonly number: number;
  readonly says: string;
  /** Files of Vitest. All that is tested in them has to hold. */
  readonly tests: readonly string[];
  /** Files of Playwright that show it in a browser, with `npm run e2e`. */
  readonly inBrowsers?: readonly string[];
  /** What no test shows yet, for people. */
  readonly open?: string;
}
