import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Waits for a turn of the event loop in which no part of another long task runs. Call it between parts of a
 * millisecond or two, so that pages wait for at most one part, however many long tasks run. Every second turn
 * is left to requests, because a request that arrives during a part is processed one turn later
 * (line-of-requests.ts).
 */
export function nextPart(): Promise<unknown> {
  last = last.then(() => nextTurn()).then(() => nextTurn());
  return last;
}

/** The longest part of a task in milliseconds, unless one of its steps takes longer. */
const longestPart = 2;

/** Runs all steps synchronously. Only for start-up, the command line and the publisher. */
export function runWithoutPauses<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Runs a task in parts, so that pages are served meanwhile. */
export async function runInParts<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (let began = performance.now(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - began < longestPart) continue;
    await nextPart();
    began = performance.now();
  }
}
