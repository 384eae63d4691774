import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bothDatabases, type DatabaseKind, emptyPlace } from '../../testing/database/fresh-database.ts';
import { findBreaks, findSchemaFacts } from '../../testing/database/schema-facts.ts';
import { latestMigration, type MigrationName, migrate, migrationNames } from '../migrate.ts';
import { type Database, openDatabase } from '../open-database.ts';

async function open(on: DatabaseKind, schema?: MigrationName): Promise<Database> {
  const database = openDatabase(await emptyPlace(on));
  onTestFinished(() => database.destroy());
  if (schema !== undefined) await migrate(database, schema);
  return database;
}

describe('each migration', () => {
  test.each(bothDatabases)('only makes changes that the previous version tolerates, on %s', async (on) => {
    const database = await open(on);
    let before = new Set<string>();
    for (const name of migrationNames) {
      await migrate(database, name);
      const after = await findSchemaFacts(database);
      expect(after.size).toBeGreaterThanOrEqual(before.size);
      expect([name, findBreaks(before, after)]).toEqual([name, []]);
      before = after;
    }
  });
});

describe('the previous version', () => {
  test.each([
    ['a table is gone', 'drop table vitals', 'gone: table vitals'],
    ['a table has another name', 'alter table vitals rename to speeds', 'gone: table vitals'],
    ['a column is gone', 'alter table accounts drop column name', 'gone: column accounts.name text'],
    [
      'a column has another name',
      'alter table accounts rename column role to kind',
      'gone: column accounts.role text',
    ],
    [
      'a column is required',
      'drop table vitals; create table vitals (day bigint not null, asked text not null)',
      'new: required vitals.asked',
    ],
    [
      'a unique constraint is added',
      'create unique index one_a_phone on demo_requests (phone)',
      'new: unique demo_requests(phone)',
    ],
    [
      'a column becomes nullable',
      'drop table search_misses; create table search_misses (query text, count integer)',
      'gone: no null search_misses.count',
    ],
    [
      'a column has another type',
      'drop table search_misses; create table search_misses (query text, count text)',
      'gone: column search_misses.count integer',
    ],
    [
      'a foreign key is added',
      'drop table vitals; create table vitals (page text references accounts (id))',
      'new: reference vitals.page accounts',
    ],
  ])('breaks when %s', async (_what, statements, said) => {
    const database = await open('SQLite', latestMigration);
    const before = await findSchemaFacts(database);
    for (const statement of statements.split('; ')) await sql.raw(statement).execute(database);
    expect(findBreaks(before, await findSchemaFacts(database))).toContain(said);
  });

  test.each([
    'create table later (id text primary key, account_id text not null references accounts (id))',
    'alter table accounts add column later bigint',
    "alter table accounts add column later text not null default ''",
    'alter table accounts add column later text references businesses (id)',
    'create index later on accounts (created_at)',
  ])('is compatible with: %s', async (statement) => {
    const database = await open('SQLite', latestMigration);
    const before = await findSchemaFacts(database);
    await sql.raw(statement).execute(database);
    expect(findBreaks(before, await findSchemaFacts(database))).toEqual([]);
  });
});

test('both databases have the same constraints after each migration', async () => {
  const databases = await Promise.all(bothDatabases.map((on) => open(on)));
  for (const name of migrationNames) {
    const facts = databases.map(async (database) => {
      await migrate(database, name);
      return [...(await findSchemaFacts(database))].sort();
    });
    const [onSqlite, onPostgres] = await Promise.all(facts);
    expect([name, onPostgres]).toEqual([name, onSqlite]);
  }
});
