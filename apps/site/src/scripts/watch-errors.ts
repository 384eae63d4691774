import type { Failure } from '../lib/browser-errors/describe-error.ts';
import reporter from './report-errors.ts?worker&url';

declare global {
  interface Window {
    /** What failed before the script was there that tells of it; from then on, that script. */
    failures?: Failure[] | { push(failure: Failure): void };
  }
}

/** Has the first failure of a script fetch what tells the site of it. Without a network nothing comes of that. */
export function watchErrors() {
  const note = (event: ErrorEvent | PromiseRejectionEvent) => {
    window.failures ??= [];
    window.failures.push(event);
    import(/* @vite-ignore */ reporter).catch(() => {});
  };
  addEventListener('error', note);
  addEventListener('unhandledrejection', note);
}
