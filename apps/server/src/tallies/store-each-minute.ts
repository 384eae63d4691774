import type { FastifyInstance } from 'fastify';
import { minute } from '../clock.ts';

/** Counts that are collected in memory, so that a visit needs no database write. */
interface Tally<Count> {
  /** Returns the counts to store and resets them. */
  take(): Count[];
  /** Adds the counts back after storing them failed. */
  putBack(counts: readonly Count[]): void;
}

/**
 * Stores the counts of a tally once a minute, and when the server closes. A crash loses at most one minute.
 * @param complaint the log message when the database is unavailable; the counts are stored with the next
 *   minute's
 */
export function storeEachMinute<Count>(
  app: FastifyInstance,
  tally: Tally<Count>,
  { add, complaint }: { add: (counts: readonly Count[]) => Promise<void>; complaint: string },
): void {
  const store = async () => {
    const counts = tally.take();
    if (counts.length === 0) return;
    await add(counts).catch((error: unknown) => {
      tally.putBack(counts);
      app.log.warn({ err: error }, complaint);
    });
  };
  let storing = Promise.resolve();
  const storeNext = () => {
    storing = storing.then(store);
    return storing;
  };
  const timer = setInterval(storeNext, minute);
  timer.unref();
  // Also waits for a write in progress, because the database is closed right afterwards.
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await storeNext();
  });
}
