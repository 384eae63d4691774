import { leadRecordSchema, staffLeadsAnswerSchema } from '@accounting-site/contract/staff/staff-leads';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { leadEvent } from '../../features/site/leads/lead-webhook.ts';
import { tidyUp } from '../../process/housekeeping.ts';
import { openBrowser } from '../../testing/app/browser.ts';
import { buildTestApp } from '../../testing/app/build-test-app.ts';
import { sendJson } from '../../testing/app/send-form.ts';
import { startServer } from '../../testing/app/start-server.ts';
import { bothDatabases, type DatabaseKind, freshPlace } from '../../testing/database/fresh-database.ts';
import { signInAs } from '../../testing/sign-in/sign-in-as.ts';
import { confirmPath, kofi, trySignUp } from '../../testing/sign-in/try-sign-up.ts';
import { findSchema } from '../migrate.ts';
import { type Database, migrateDatabase, openDatabase } from '../open-database.ts';

const later = '9999-later';

/** The changes that a migration of the next version may make to any table while this version runs. */
async function runLaterMigration(database: Database): Promise<void> {
  const tables = await database.introspection.getTables();
  for (const { name } of tables) {
    const table = sql.table(name);
    await sql`alter table ${table} add column later_number bigint`.execute(database);
    await sql`alter table ${table} add column later_text text not null default 'later'`.execute(database);
    const index = sql.ref(`${name}_later`);
    await sql`create index ${index} on ${table} (later_number)`.execute(database);
  }
  await sql`create table later (id text primary key, account_id text references accounts (id))`.execute(
    database,
  );
  await sql`insert into kysely_migration (name, timestamp) values (${later}, ${new Date().toISOString()})`.execute(
    database,
  );
}

async function findExecuted(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return rows.map(({ name }) => name);
}

describe.each(bothDatabases)('a database on %s that the next version has migrated', (on) => {
  test('works with this version, for existing and new users', async () => {
    const site = await trySignUp(on);
    const { app, database, config } = site;
    await site.ask();
    await site.confirm({ token: await site.tokenTo(kofi.email) });
    const [phone, laptop] = [openBrowser(app), openBrowser(app)];
    await phone.login({ ...kofi, remember: true });
    const use = async (number: number) => {
      const answers = [
        await laptop.login(kofi),
        await phone.refresh(),
        await phone.send('GET', '/api/api/inventory'),
        await phone.send('GET', '/api/api/account'),
        await phone.send('PUT', '/api/api/alert-settings', { threshold_quantity: number }),
        await sendJson(app, '/api/site/demo-requests', { name: 'Esi', email: `esi${number}@shop.example` }),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 201]);
      const email = `kofi${number}@parts.example`;
      expect((await site.ask({ email })).statusCode).toBe(202);
      const token = await site.tokenTo(email);
      const confirmed = await openBrowser(app).signIn(confirmPath, { token, password: kofi.password });
      expect(confirmed.statusCode).toBe(200);
      await tidyUp(database, site.time.now);
    };
    // Now every statement has run and may be cached.
    await use(1);
    const other = openDatabase(config);
    onTestFinished(() => other.destroy());
    await runLaterMigration(other);
    await use(2);
    await use(3);
  });

  test('shows leads and events of kinds that only the next version knows', async () => {
    const site = await buildTestApp({ on });
    const { app, database } = site;
    const staff = await signInAs(site, 'staff');
    const list = '/api/site/staff/leads';
    const asked = { name: 'Esi', email: 'esi@shop.example' };
    const { id } = (await sendJson(app, '/api/site/demo-requests', asked)).json();
    await staff.send('POST', `${list}/${id}/notes`, { text: 'Has two shops.' });
    await staff.send('PUT', `${list}/${id}`, { stage: 'contacted' });
    await sql`update demo_requests set kind = 'later'`.execute(database);
    await sql`update lead_events set kind = 'later' where kind = 'note'`.execute(database);
    const { leads } = staffLeadsAnswerSchema.parse((await staff.send('GET', list)).json());
    expect(leads).toMatchObject([{ id, kind: 'added' }]);
    const read = leadRecordSchema.parse((await staff.send('GET', `${list}/${id}`)).json());
    expect(read).toMatchObject({ lead: { kind: 'added' }, events: [{ kind: 'stage' }] });
    // The next version sends it, when it runs again.
    await expect(leadEvent(database, id)).rejects.toMatchObject({ name: 'DeliveryFailed', retry: 'soon' });
  });

  test('is left unchanged by this version, which logs a warning at the start', async () => {
    const { place, database } = await openNewer(on);
    const before = await findExecuted(database);
    expect(await migrateDatabase(database, place)).toEqual([later]);
    const server = startServer({
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    });
    const url = await server.hears(/The site is at (http:\S+)/);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const line = server
      .log()
      .split('\n')
      .find((text) => text.includes('belongs to a newer version'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 'warn', migrations: [later] });
    expect(await findExecuted(database)).toEqual(before);
    expect(await findSchema(database)).toBe('newer');
  });

  test('is not recognised as newer when migrations of this version are missing', async () => {
    const { place, database } = await openNewer(on);
    await sql`delete from kysely_migration where name = '0012-browser-errors'`.execute(database);
    await expect(migrateDatabase(database, place)).rejects.toThrow(/corrupted migrations: .*9999-later/);
  });
});

async function openNewer(on: DatabaseKind) {
  const place = await freshPlace(on);
  const database = openDatabase(place);
  onTestFinished(() => database.destroy());
  await migrateDatabase(database, place);
  await runLaterMigration(database);
  return { place, database };
}

test('a server that checked just before the next version migrated starts as well', async () => {
  const { place, database } = await openNewer('SQLite');
  let asked = 0;
  const real = database.introspection.getTables.bind(database.introspection);
  const late = new Proxy(database, {
    get(target, name) {
      if (name !== 'introspection') {
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      asked += 1;
      return { getTables: asked === 1 ? async () => [] : real };
    },
  });
  expect(await migrateDatabase(late, place)).toEqual([later]);
});
