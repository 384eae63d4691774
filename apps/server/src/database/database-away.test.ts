import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { openBrowser } from '../testing/browser.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createPostgresDatabase, freshDatabase } from '../testing/fresh-database.ts';
import { isDatabaseAway } from './database-away.ts';
import { openDatabase } from './open-database.ts';

describe('a PostgreSQL that goes away', () => {
  test.each(['refuses', 'hangs'] as const)(
    'and %s is answered with 503, while the process lives on, and is taken back without a restart',
    async (behaviour) => {
      const wire = await standBetween();
      const place = {
        databaseUrl: wire.url(await createPostgresDatabase(inject('postgresTemplate'))),
        dataDir: '',
      };
      const database = openDatabase(place);
      onTestFinished(() => database.destroy());
      const { app } = await buildTestApp({ replace: { database } });
      const browser = openBrowser(app);
      expect((await browser.login()).statusCode).toBe(401);
      expect((await app.inject('/readyz')).statusCode).toBe(200);

      wire.cut(behaviour);
      const answers = await Promise.all([
        browser.login(),
        browser.send('POST', '/api/api/logout'),
        app.inject('/readyz'),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 204, 503]);
      expect(answers[0]?.headers['retry-after']).toBe('2');
      expect(answers[0]?.json().error).toBe(
        'The service is busy or starting up. Please try again in a moment.',
      );
      expect((await app.inject('/healthz')).statusCode).toBe(200);

      wire.mend();
      await vi.waitFor(async () => expect((await app.inject('/readyz')).statusCode).toBe(200), 5000);
      expect((await browser.login()).statusCode).toBe(401);
    },
    20_000,
  );
});

test('a database that was closed is away, a mistake of ours is not', async () => {
  const { database } = await freshDatabase('SQLite');
  const closed = await freshDatabase('SQLite');
  await closed.database.destroy();
  const ask = (of: typeof database) =>
    of
      .selectFrom('accounts')
      .selectAll()
      .execute()
      .catch((error: unknown) => error);
  expect(isDatabaseAway(await ask(closed.database))).toBe(true);
  const mistake = await database
    .insertInto('alert_settings')
    .values({ business_id: 'x', threshold_quantity: 1, updated_at: 1 })
    .execute()
    .catch((error: unknown) => error);
  expect(mistake).toBeInstanceOf(Error);
  expect(isDatabaseAway(mistake)).toBe(false);
});

/** A wire to the test cluster that can be cut: connections are refused, or nothing comes through any more. */
async function standBetween() {
  const folder = mkdtempSync(join(tmpdir(), 'wire-'));
  const socketName = '.s.PGSQL.5432';
  const cluster = new URL(inject('postgresUrl').replace('postgres:', 'http:').replace('@/', '@x/'));
  const behind = join(cluster.searchParams.get('host') ?? '', socketName);
  const sockets = new Set<Socket>();
  let state: 'whole' | 'refuses' | 'hangs' = 'whole';
  const server = createServer((front) => {
    if (state === 'refuses') return front.destroy();
    const back = connect(behind);
    for (const [one, other] of [
      [front, back],
      [back, front],
    ] as const) {
      sockets.add(one);
      one.on('data', (data) => {
        if (state === 'whole') other.write(data);
      });
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(join(folder, socketName), resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    url: (name: string) => `postgres://postgres@/${name}?host=${folder}`,
    cut(behaviour: 'refuses' | 'hangs') {
      state = behaviour;
      if (behaviour === 'refuses') for (const socket of sockets) socket.destroy();
    },
    mend() {
      state = 'whole';
    },
  };
}
