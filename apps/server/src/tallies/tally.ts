import type { FastifyInstance } from 'fastify';
import { minute } from '../clock.ts';

/** Limits the memory that a distributed flood can use. */
const mostNetworks = 10_000;

interface TallyOptions<Row> {
  /** Reports of one network in a minute: many people may share an address, but a script must be stopped. */
  readonly mostOfNetwork: number;
  /** Different rows in a minute, which limits the memory for invented ones. */
  readonly mostKinds?: number;
  store(rows: readonly Row[]): Promise<void>;
  /** The log message when the database is unavailable. The rows are stored with the next minute's. */
  readonly failureMessage: string;
}

/**
 * Adds up rows with a count in memory, so that a visit needs no database write, and stores them once a minute
 * and when the server closes. A crash loses at most one minute. Networks are counted in memory only, so that
 * no addresses are stored: the table of rate limits would contain them.
 * @returns a function that counts one report; it returns false when a limit is reached
 */
export function createTally<Row extends { count: number }>(
  app: FastifyInstance,
  { mostOfNetwork, mostKinds = Number.POSITIVE_INFINITY, store, failureMessage }: TallyOptions<Row>,
): (network: string, rows: readonly Row[]) => boolean {
  let rows = new Map<string, Row>();
  let networks = new Map<string, number>();
  const count = (more: Row): boolean => {
    const key = JSON.stringify({ ...more, count: 0 });
    const there = rows.get(key);
    if (there === undefined && rows.size >= mostKinds) return false;
    rows.set(key, { ...more, count: more.count + (there?.count ?? 0) });
    return true;
  };
  const storeAll = async () => {
    const counted = [...rows.values()];
    rows = new Map();
    networks = new Map();
    if (counted.length === 0) return;
    await store(counted).catch((error: unknown) => {
      counted.forEach(count);
      app.log.warn({ err: error }, failureMessage);
    });
  };
  let storing = Promise.resolve();
  const storeNext = () => {
    storing = storing.then(storeAll);
    return storing;
  };
  const timer = setInterval(storeNext, minute);
  timer.unref();
  // Also waits for a write in progress, because the database is closed right afterwards.
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await storeNext();
  });
  return (network, reported) => {
    const taken = networks.get(network) ?? 0;
    if (taken >= mostOfNetwork || (taken === 0 && networks.size >= mostNetworks)) return false;
    networks.set(network, taken + 1);
    return reported.map(count).every(Boolean);
  };
}
