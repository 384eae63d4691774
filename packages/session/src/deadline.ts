import { NetworkError } from './errors.ts';

/** Time allowed for a call, its refresh and its retry together. */
export const defaultTimeoutMs = 30_000;

/** What every call accepts: a signal to give it up, and the time allowed for all of it in milliseconds. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
}

/**
 * Runs a task that ends at the latest with the caller's signal (rejecting with its reason) or after the time allowed
 * (rejecting with a `NetworkError`), even when the task pays no attention to the signal it is given.
 */
export function withDeadline<T>(
  { signal, timeoutMs = defaultTimeoutMs }: CallOptions,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const tidyUp = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    };
    const stop = (reason: unknown) => {
      tidyUp();
      reject(reason);
      controller.abort(reason);
    };
    const giveUp = () => stop(signal?.reason);
    const timer = setTimeout(() => stop(new NetworkError(true)), timeoutMs);
    if (signal?.aborted) return giveUp();
    signal?.addEventListener('abort', giveUp);
    task(controller.signal).then(resolve, reject).finally(tidyUp);
  });
}
