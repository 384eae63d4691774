import { readFile } from 'node:fs/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { openBrowser } from '../testing/app/browser.ts';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { startFakePostgres } from '../testing/database/fake-postgres.ts';
import { createPostgresDatabase, freshDatabase } from '../testing/database/fresh-database.ts';
import { layPostgresWire } from '../testing/database/postgres-wire.ts';
import { databaseTrouble, isDatabaseAway } from './database-away.ts';
import { type Database, openDatabase } from './open-database.ts';
import { createReleasePool } from './postgres-pool.ts';

describe('an unavailable PostgreSQL', () => {
  test.each(['refuses', 'hangs'] as const)(
    'that %s causes 503, and works again without a restart of the server',
    async (behaviour) => {
      const wire = await layPostgresWire();
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

      wire.become(behaviour);
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

      wire.become('whole');
      await vi.waitFor(async () => expect((await app.inject('/readyz')).statusCode).toBe(200), 5000);
      expect((await browser.login()).statusCode).toBe(401);
    },
  );
});

test('a PostgreSQL that refuses the password causes 503, because the data is there', async () => {
  const postgres = await startFakePostgres({ refuses: '28P01' });
  const database = openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  onTestFinished(() => database.destroy());
  const { app, log } = await buildTestApp({ replace: { database } });
  expect((await openBrowser(app).login()).statusCode).toBe(503);
  const line = log.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'request failed');
  expect(line).toMatchObject({ level: 'error', err: { message: expect.stringMatching(/^DATABASE_URL: /) } });
});

test('a hanging PostgreSQL stops no publisher for ever', async () => {
  const wire = await layPostgresWire();
  const pool = createReleasePool(wire.url(await createPostgresDatabase(inject('postgresTemplate'))), 300);
  const database: Database = new Kysely({ dialect: new PostgresDialect({ pool }) });
  onTestFinished(() => database.destroy());
  const read = () => database.selectFrom('publishers').select('name').execute();
  expect(await read()).toEqual([]);
  wire.become('hangs');
  await expect(read()).rejects.toThrow('Query read timeout');
  wire.become('whole');
  expect(await read()).toEqual([]);
});

test('a closed database is unavailable, a programming error is not', async () => {
  const { database } = await freshDatabase('SQLite');
  const closed = await freshDatabase('SQLite');
  const ask = (of: typeof database) =>
    of
      .selectFrom('accounts')
      .selectAll()
      .execute()
      .catch((error: unknown) => error);
  expect(await ask(closed.database)).toEqual([]);
  await closed.database.destroy();
  expect(isDatabaseAway(await ask(closed.database))).toBe(true);
  const mistake = await database
    .insertInto('alert_settings')
    .values({ business_id: 'x', threshold_quantity: 1, updated_at: 1 })
    .execute()
    .catch((error: unknown) => error);
  expect(mistake).toBeInstanceOf(Error);
  expect(isDatabaseAway(mistake)).toBe(false);
});

test('a missing socket of PostgreSQL is an unavailable database, a missing file is not', async () => {
  const database = openDatabase({ databaseUrl: 'postgres://site@%2Fnowhere/site', dataDir: '' });
  onTestFinished(() => database.destroy());
  const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);
  const socket = await failureOf(database.selectFrom('accounts').selectAll().execute());
  const file = await failureOf(readFile('/nowhere/file'));
  expect([socket, file]).toMatchObject([{ code: 'ENOENT' }, { code: 'ENOENT' }]);
  expect([socket, file].map(isDatabaseAway)).toEqual([true, false]);
});

test.each([
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_BUSY_SNAPSHOT', 'busy'],
  ['40P01', 'busy'],
  ['53300', 'busy'],
  ['SQLITE_FULL', 'away'],
  ['ECONNREFUSED', 'away'],
  ['25006', 'away'],
  [undefined, 'away'],
])('a database that says %s is %s', (code, trouble) => {
  expect(databaseTrouble(Object.assign(new Error(), code === undefined ? {} : { code }))).toBe(trouble);
});
