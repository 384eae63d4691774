import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs a task when its turn comes. @throws what `refuse` makes when that takes too long */
export type InTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Lets `atOnce` tasks run. The others wait in the order in which they came, and for `longestWait` milliseconds at most. */
export function createTurns({
  atOnce,
  longestWait,
  refuse,
}: {
  atOnce: number;
  longestWait: number;
  refuse: () => Error;
}): InTurn {
  const queue: (() => void)[] = [];
  let running = 0;
  const waitForTurn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(begin), 1);
        reject(refuse());
      }, longestWait);
      queue.push(begin);
    });
  return async (task) => {
    if (running >= atOnce) await waitForTurn();
    else running += 1;
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Waits for a turn of the event loop in which no other part of a long task runs. Call it between parts of a millisecond
 * or two: pages then wait for one part, however many long tasks run side by side. Every second turn is left to requests,
 * because one that arrived during a part is answered a turn later (line-of-requests.ts).
 */
export function nextPart(): Promise<unknown> {
  last = last.then(() => nextTurn()).then(() => nextTurn());
  return last;
}
