import { NetworkError } from './errors.ts';

/** The time limit of a request including its refresh and its retry. */
const defaultTimeoutMs = 30_000;

/** Options of every request: a signal to abort it, and a time limit for all of it in milliseconds. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
}

/**
 * Runs a task until the caller's signal aborts it (rejecting with its reason) or the time limit has passed
 * (rejecting with a `NetworkError`), even if the task ignores the signal it gets.
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
