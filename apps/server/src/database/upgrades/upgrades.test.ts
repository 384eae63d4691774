import { leadSourceFields } from '@accounting-site/contract/staff/leads';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { day } from '../../clock.ts';
import { openBrowser } from '../../testing/app/browser.ts';
import { buildTestApp } from '../../testing/app/build-test-app.ts';
import { dumpDatabase } from '../../testing/database/dump-database.ts';
import { fillTables } from '../../testing/database/fill-tables.ts';
import {
  bothDatabases,
  type DatabaseKind,
  emptyPlace,
  isFastLane,
} from '../../testing/database/fresh-database.ts';
import { addOldShop, oldShop } from '../../testing/database/old-shop.ts';
import { receiveMail } from '../../testing/email/receive-mail.ts';
import { quickHash } from '../../testing/sign-in/quick-hash.ts';
import {
  findSchema,
  firstSchema,
  latestMigration,
  type MigrationName,
  migrate,
  migrationNames,
} from '../migrate.ts';
import { type Database, migrateDatabase, openDatabase } from '../open-database.ts';

const earlier = migrationNames.slice(migrationNames.indexOf(firstSchema), -1);
/** Most changes can only break the latest migrations, so the fast lane starts from the first schema and the last five. */
const starts = isFastLane ? [...earlier.slice(0, 1), ...earlier.slice(-5)] : earlier;
const from = bothDatabases.flatMap((on) => starts.map((schema) => ({ on, schema })));

/**
 * The values of new columns in existing rows. Add each new column here, with what the application makes of
 * it.
 */
const filledWith: Readonly<Record<string, unknown>> = {
  'outbox.language': 'en',
  'accounts.second_factor_ends_at': null,
  'accounts.role_since': null,
  'accounts.passkey_offer_declined_at': null,
  'accounts.language': null,
  'sessions.delivered_generation': 1,
  'sessions.proved_factor': 0,
  'businesses.stock_version': '',
  'sign_ups.plan': null,
  'businesses.plan': null,
  'sign_ups.source': '',
  'sign_ups.campaign': '',
  'businesses.source': '',
  'businesses.campaign': '',
  'publications.code': '',
  'publications.content': '',
  'publications.built_at': 0,
  'publishers.built_at': 0,
  'releases.next_change': null,
  'content_drafts.is_upload': 0,
  'publish_jobs.built_from': null,
  'publish_jobs.input_hash': null,
  'publish_jobs.built_at': null,
  'publish_jobs.paths': null,
  'published_edits.replaced_text': null,
};

/** What an earlier demo request becomes as a lead. */
const leadOf = ({ answered_at: answered = null, received_at: received, plan }: Row) => ({
  kind: plan === 'self-hosted' ? 'self-hosting' : 'demo',
  stage: answered === null ? 'new' : 'contacted',
  due_at: answered === null ? Number(received) + day : null,
  contacted_at: answered,
  ...{ alerted_at: null, owner_id: null, plan: '', answered_at: null },
  ...emptyTexts,
});

const emptyTexts = Object.fromEntries(
  [
    ...leadSourceFields,
    ...['phone_number', 'search_text', 'best_time', 'lost_reason', 'next_step', 'privacy_version'],
  ].map((column) => [column, '']),
);

async function openSchema(on: DatabaseKind, schema: MigrationName) {
  const place = await emptyPlace(on);
  const database = openDatabase(place);
  onTestFinished(() => database.destroy());
  await migrate(database, schema);
  return { database, place };
}

test('there are earlier schemas to start from', () => {
  expect(earlier.length).toBeGreaterThan(10);
});

describe.each(from)('an upgrade from $schema on $on', ({ on, schema }) => {
  test('keeps every row, fills new columns, and leaves no broken foreign key', async () => {
    const { database, place } = await openSchema(on, schema);
    await fillTables(database, schema);
    const before = await dumpDatabase(database);
    expect(await migrateDatabase(database, place)).toEqual([]);
    expect(await findSchema(database)).toBe(latestMigration);
    const after = await dumpDatabase(database);
    for (const [table, rows] of before) {
      const isLeads = table === 'demo_requests';
      const upgraded = rows.map((row) =>
        isLeads ? { ...leadOf(row), ...row } : { ...newColumns(table, row, after.get(table)), ...row },
      );
      expect(rows).toHaveLength(5);
      expect([table, sorted(after.get(table))]).toEqual([table, sorted(upgraded)]);
    }
    const added = [...after.keys()].filter((table) => !before.has(table));
    expect(added.flatMap((table) => after.get(table))).toEqual([]);
    expect(await findOrphans(on, database)).toEqual([]);
  });

  test('lets an existing shop continue', async () => {
    const { database, place } = await openSchema(on, schema);
    const { mailServer, environment } = await receiveMail();
    const now = Date.UTC(2026, 10, 2, 9);
    const refreshToken = await addOldShop(database, schema, now);
    await migrateDatabase(database, place);
    const { app } = await buildTestApp({ environment, hashFunctions: quickHash, replace: { database } });

    const browser = openBrowser(app);
    const credentials = { email: oldShop.email, password: oldShop.password };
    expect((await browser.login({ ...credentials, password: 'another one' })).statusCode).toBe(401);
    expect((await browser.login(credentials)).statusCode).toBe(200);
    const stock = await browser.send('GET', '/api/api/inventory');
    expect(stock.statusCode).toBe(200);
    const { sku, quantity } = oldShop.item;
    expect(stock.json()).toMatchObject([{ sku, quantity_in_stock: quantity }]);
    expect((await browser.send('GET', '/api/api/account')).statusCode).toBe(200);

    const phone = Object.assign(openBrowser(app), { cookie: refreshToken });
    expect((await phone.refresh()).statusCode).toBe(200);
    await app.outbox.sendDue();
    const receivers = mailServer.mails.flatMap(({ to }) => to).filter((to) => to === oldShop.visitor);
    expect(receivers).toHaveLength(1);
  });
});

type Row = Record<string, unknown>;

function newColumns(table: string, before: object, after: readonly object[] = []): Record<string, unknown> {
  const names = Object.keys(after[0] ?? {}).filter((name) => !Object.hasOwn(before, name));
  return Object.fromEntries(names.map((name) => [name, filledWith[`${table}.${name}`]]));
}

function sorted(rows: readonly Record<string, unknown>[] = []): string[] {
  return rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted();
}

/** Broken foreign keys on SQLite; foreign keys that were never validated on PostgreSQL. */
async function findOrphans(on: DatabaseKind, database: Database): Promise<unknown[]> {
  const query =
    on === 'SQLite'
      ? sql`pragma foreign_key_check`
      : sql`select conname from pg_constraint where contype = 'f' and not convalidated`;
  return (await query.execute(database)).rows;
}
