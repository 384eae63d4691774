import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dumpDatabase } from '../../testing/database/dump-database.ts';
import { bothDatabases, type DatabaseKind, emptyPlace } from '../../testing/database/fresh-database.ts';
import { migrate } from '../migrate.ts';
import { type Database, migrateDatabase, openDatabase } from '../open-database.ts';

/** A database from before the migration, with a row in every table that it changes or that references one. */
async function openOldDatabase(on: DatabaseKind) {
  const place = await emptyPlace(on);
  const database = openDatabase(place);
  onTestFinished(() => database.destroy());
  await migrate(database, '0007-answered-demo-requests');
  for (const number of [1, 2]) await addOldRows(database, number);
  return { database, place };
}

async function addOldRows(database: Database, number: number): Promise<void> {
  const [business, account, session] = [`business ${number}`, `account ${number}`, `session ${number}`];
  await database
    .insertInto('businesses')
    .values({ id: business, name: business, created_at: number })
    .execute();
  await database
    .insertInto('accounts')
    .values({
      id: account,
      business_id: business,
      email: `${number}@adom.example`,
      role: 'owner',
      password_hash: `hash ${number}`,
      created_at: number,
    })
    .execute();
  const ended = { ended_at: null, end_reason: null };
  await database
    .insertInto('sessions')
    .values({
      id: session,
      account_id: account,
      remember: 1,
      created_at: 1,
      last_seen_at: 2,
      expires_at: 3,
      ...ended,
    })
    .execute();
  await database
    .insertInto('refresh_tokens')
    .values({
      token_hash: `token ${number}`,
      session_id: session,
      generation: 1,
      created_at: 1,
      replaced_at: null,
      child_salt: null,
    })
    .execute();
  await database
    .insertInto('alert_settings')
    .values({ business_id: business, threshold_quantity: number, updated_at: 1 })
    .execute();
  await database
    .insertInto('inventory_items')
    .values({ ...itemOf(business), id: `item ${number}`, quantity_in_stock: -2.5, price_pesewas: 2800 })
    .execute();
  await database
    .insertInto('audit_events')
    .values({
      id: `event ${number}`,
      at: 1,
      event: 'login',
      account_id: account,
      session_id: session,
      client_address: '203.0.113.7',
      request_id: 'request',
    })
    .execute();
}

const itemOf = (business: string) => ({
  business_id: business,
  name: 'Gari',
  sku: 'GARI',
  unit: 'bag',
  quantity_in_stock: 1,
  created_at: 1,
});

/** The values that this migration and later ones add to existing rows. */
const added: Record<string, object> = {
  businesses: {
    ...{ trial_ends_at: null, payment_method: null, stock_version: '', plan: null },
    ...{ source: '', campaign: '' },
  },
  accounts: {
    name: '',
    disabled_at: null,
    second_factor_ends_at: null,
    role_since: null,
    passkey_offer_declined_at: null,
    language: null,
  },
  sessions: { device: '', proved_at: null, proved_factor: 0, delivered_generation: 1 },
  audit_events: { detail: null },
};

describe.each(bothDatabases)('a database from before self-service sign-up, on %s,', (on) => {
  const ids = (rows: readonly Record<string, unknown>[] = []) =>
    rows.map((row) => JSON.stringify(row)).toSorted();

  test('keeps every row, and fills the new columns', async () => {
    const { database, place } = await openOldDatabase(on);
    const before = await dumpDatabase(database);
    await migrateDatabase(database, place);
    const after = await dumpDatabase(database);
    const tables = [
      'businesses',
      'accounts',
      'sessions',
      'refresh_tokens',
      'alert_settings',
      'inventory_items',
    ];
    for (const table of [...tables, 'audit_events']) {
      const rows = before.get(table)?.map((row) => ({ ...row, ...added[table] }));
      expect(rows).toHaveLength(2);
      expect([table, ids(after.get(table))]).toEqual([table, ids(rows)]);
    }
    await migrateDatabase(database, place);
    expect(await dumpDatabase(database)).toEqual(after);
  });

  test('keeps its foreign keys intact', async () => {
    const { database, place } = await openOldDatabase(on);
    await migrateDatabase(database, place);
    const count = async (table: 'sessions' | 'refresh_tokens' | 'alert_settings' | 'inventory_items') =>
      (await database.selectFrom(table).selectAll().execute()).length;
    const orphan = { ...itemOf('nobody'), id: 'orphan', price_pesewas: null };
    await expect(database.insertInto('inventory_items').values(orphan).execute()).rejects.toThrow(
      /foreign key/i,
    );
    const busy = database.deleteFrom('businesses').where('id', '=', 'business 1').execute();
    await expect(busy).rejects.toThrow(/foreign key/i);
    await database.deleteFrom('accounts').where('id', '=', 'account 1').execute();
    expect([await count('sessions'), await count('refresh_tokens')]).toEqual([1, 1]);
    await database.deleteFrom('businesses').where('id', '=', 'business 1').execute();
    expect([await count('alert_settings'), await count('inventory_items')]).toEqual([1, 1]);
  });

  test('allows a second business of the same name and an item without a price, but no duplicate SKU', async () => {
    const { database, place } = await openOldDatabase(on);
    await migrateDatabase(database, place);
    await database
      .insertInto('businesses')
      .values({ id: 'new', name: 'business 1', created_at: 1 })
      .execute();
    await database
      .insertInto('inventory_items')
      .values({ ...itemOf('new'), id: 'new item', price_pesewas: null })
      .execute();
    const twice = { ...itemOf('new'), id: 'another item', price_pesewas: 1 };
    await expect(database.insertInto('inventory_items').values(twice).execute()).rejects.toThrow(/unique/i);
    const sameEmail = {
      id: 'x',
      business_id: 'new',
      email: '1@adom.example',
      role: 'owner',
      password_hash: '',
    };
    const account = database.insertInto('accounts').values({ ...sameEmail, created_at: 1 });
    await expect(account.execute()).rejects.toThrow(/unique/i);
  });
});

test('SQLite rolls back when a row would lose the row that it references', async () => {
  const { database, place } = await openOldDatabase('SQLite');
  await sql`pragma foreign_keys = off`.execute(database);
  await database
    .insertInto('alert_settings')
    .values({ business_id: 'nobody', threshold_quantity: 1, updated_at: 1 })
    .execute();
  const before = await dumpDatabase(database);
  await expect(migrateDatabase(database, place)).rejects.toThrow(
    'Rebuilding a table would leave rows that reference missing rows',
  );
  expect(await dumpDatabase(database)).toEqual(before);
  const { rows } = await sql`pragma foreign_keys`.execute(database);
  expect(rows).toEqual([{ foreign_keys: 1 }]);
});
