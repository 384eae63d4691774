import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { migrateDatabase, openDatabase } from '@accounting-site/server/database/open-database';
import { addPerson, ownerEmail, ownerPassword } from '@accounting-site/server/testing/app/build-test-app';
import { buildTestSite } from '@accounting-site/server/testing/app/build-test-site';
import { readPages } from '@accounting-site/server/testing/app/read-pages';
import { startServer } from '@accounting-site/server/testing/app/start-server';
import {
  type DatabaseKind,
  type DatabasePlace,
  databaseKinds,
  freshPlace,
} from '@accounting-site/server/testing/database/fresh-database';
import { faultSize } from '@accounting-site/server/testing/load/fault-size';
import { processorTime } from '@accounting-site/server/testing/load/processor-time';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startTestPostgres } from '../test-setup/test-postgres.ts';
import type { HeavyOrder } from './heavy-client.ts';
import { limitMemory, mostResident } from './memory-limit.ts';

/** The server's heap is limited by its own flags (start-with-flags.ts), and the rest of its memory here. */
const mostMegabytes = 512;
const page = `<!doctype html><title>Home</title>${'word '.repeat(4000)}`;
/**
 * The limit for the processor time that the server spends until a page is sent, at the 99th percentile. A page that
 * had to wait for a long task would take longer. The median is printed only: it depends on the machine.
 */
const mostMilliseconds = 100;
/** The rate limits accept 60 files, 300 lists and 10 downloads. */
const rounds = faultSize(2, 5);
const mix = { task: 'mix', files: 4, lists: faultSize(30, 60), downloads: 2 } as const;

describe.each(databaseKinds)('on %s', (kind) => {
  test('the heaviest requests allowed for one account hardly delay pages, within 512 MB', {
    timeout: 600_000,
  }, async () => {
    const place = await openPlace(kind);
    const database = openDatabase(place);
    await migrateDatabase(database, place);
    await addPerson(database, { email: ownerEmail, business: 'Adom Provisions', now: Date.now() });
    await database.destroy();
    const limit = limitMemory(mostMegabytes);
    const server = startServer({
      DATA_DIR: place.dataDir,
      SITE_DIR: buildTestSite({ 'index.html': page }),
      LOG_LEVEL: 'error',
      ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
    });
    const { pid = Number.NaN } = server.process;
    if ('hold' in limit) limit.hold(pid);
    const url = await server.hears(/The site is at (http:\S+)/);
    const order = startClient();
    await order({ task: 'sign in', url, email: ownerEmail, password: ownerPassword });

    const quiet: number[] = [];
    const busy: number[] = [];
    const readDuring = async <Result>(into: number[], task: () => Promise<Result>): Promise<Result> => {
      const pages = readPages(url, page, { keepAlive: true, clock: () => processorTime(pid) });
      const result = await task();
      into.push(...(await pages.stop()).times);
      return result;
    };
    // Warms up, so that the JIT compilation of the first pages is not measured.
    await readDuring([], () => sleep(2000));
    const [added, addedToo, tooMany] = await readDuring(busy, () => order({ task: 'fill' }));
    expect([added, addedToo, tooMany]).toEqual([200, 200, 409]);
    const statuses: number[] = [];
    const load: HeavyOrder[] = [{ task: 'burst', count: 28 }, ...Array.from({ length: rounds }, () => mix)];
    // Alternating, so that both are measured with the same compiled code.
    for (const each of load) {
      await readDuring(quiet, () => sleep(1500));
      statuses.push(...(await readDuring(busy, () => order(each))));
    }

    const most = mostResident(pid);
    const held = 'hold' in limit ? { most: limit.mostMegabytes(), kills: limit.kills() } : limit;
    const counts = Object.groupBy(statuses, String);
    const byStatus = Object.entries(counts).map(([status, all = []]) => `${all.length} x ${status}`);
    console.log(kind, byStatus.join(', '), `at most ${most} MB resident; under the limit:`, held);
    console.log(
      'processor time of the server for a page, ms; alone:',
      summary(quiet),
      'meanwhile:',
      summary(busy),
    );
    expect([server.process.exitCode, server.process.signalCode]).toEqual([null, null]);
    if ('hold' in limit) expect(limit.kills()).toBe(0);
    expect(most).toBeLessThan(mostMegabytes);
    // A fast machine refuses none of them. queue.test.ts tests that a request is refused after it has waited.
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    // So many that one slow page is not the percentile.
    expect(busy.length).toBeGreaterThan(500);
    expect(within(busy, 0.99)).toBeLessThan(mostMilliseconds);
  });
});

async function openPlace(kind: DatabaseKind): Promise<DatabasePlace> {
  const place = await freshPlace('SQLite');
  if (kind === 'SQLite') return place;
  const postgres = await startTestPostgres();
  onTestFinished(() => postgres.stop());
  return { ...place, databaseUrl: postgres.url('postgres') };
}

/** Starts the client. It resolves each order to the statuses of the requests. */
function startClient() {
  const client = fork(fileURLToPath(new URL('heavy-client.ts', import.meta.url)));
  onTestFinished(() => void client.kill());
  return async (order: HeavyOrder): Promise<number[]> => {
    const answered = once(client, 'message');
    const ended = once(client, 'exit').then(([code]) => {
      throw new Error(`The client ended with ${code}.`);
    });
    client.send(order);
    const [statuses] = (await Promise.race([answered, ended])) as [number[]];
    return statuses;
  };
}

function summary(times: readonly number[]) {
  return {
    read: times.length,
    median: within(times, 0.5).toFixed(2),
    p99: within(times, 0.99).toFixed(1),
  };
}

/** A percentile of the response times of pages, in milliseconds. */
function within(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}
