/** Runs a task as soon as fewer than `maxParallel` run. @throws the error of `refuse` when that takes too long */
export type RunQueued = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Runs at most `maxParallel` tasks in parallel. The others wait in order, for at most `longestWait` milliseconds.
 */
export function createQueue({
  maxParallel,
  longestWait,
  refuse,
}: {
  maxParallel: number;
  longestWait: number;
  refuse: () => Error;
}): RunQueued {
  const waiting: (() => void)[] = [];
  let running = 0;
  const waitInLine = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(refuse());
      }, longestWait);
      waiting.push(begin);
    });
  return async (task) => {
    if (running >= maxParallel) await waitInLine();
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
