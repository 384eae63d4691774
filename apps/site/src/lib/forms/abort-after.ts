/** A signal that aborts after a time in milliseconds. Safari has AbortSignal.timeout() since version 16 only. */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
