import type { FastifyInstance } from 'fastify';
import { minute } from '../clock.ts';

/** What is added up in memory, so that a visit costs the database nothing. */
interface Tally<Count> {
  /** What was counted, to be stored. Counting begins anew. */
  take(): Count[];
  /** Counts again what could not be stored. */
  putBack(counts: readonly Count[]): void;
}

/**
 * Stores what a tally holds once a minute, and when the server ends. One that is killed loses that much.
 * @param complaint what the log says where the database is away; it is tried again with the next minute's
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
  // What is on its way to the database is waited for as well: it is closed right after.
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await storeNext();
  });
}
