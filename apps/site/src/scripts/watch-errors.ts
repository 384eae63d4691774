import type { Failure } from '../lib/browser-errors/describe-error.ts';
import reporter from './report-errors.ts?worker&url';

declare global {
  interface Window {
    /** Errors from before the reporting script was loaded; from then on, that script. */
    failures?: Failure[] | { push(failure: Failure): void };
  }
}

/** Loads the reporting script at the first error. Without a network nothing is reported. */
export function watchErrors() {
  const note = (event: ErrorEvent | PromiseRejectionEvent) => {
    window.failures ??= [];
    window.failures.push(event);
    import(/* @vite-ignore */ reporter).catch(() => {});
  };
  addEventListener('error', note);
  addEventListener('unhandledrejection', note);
}
