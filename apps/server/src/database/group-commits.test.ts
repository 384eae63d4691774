import SqliteFile from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bothDatabases, freshDatabase } from '../testing/database/fresh-database.ts';
import { createGroupCommits } from './group-commits.ts';
import type { Database } from './open-database.ts';

const add = (transaction: Database, name: string) =>
  transaction.insertInto('businesses').values({ id: name, name, created_at: 0 }).execute();

const names = async (database: Database) =>
  (await database.selectFrom('businesses').select('name').orderBy('name').execute()).map(({ name }) => name);

test('small transactions that a full disk ends together all get the error, and none is stored', async () => {
  const { database } = await freshDatabase('SQLite');
  const inGroup = createGroupCommits(database);
  const full = inGroup(async (transaction) => {
    await sql`rollback`.execute(transaction);
    throw new Error('database or disk is full');
  });
  const results = await Promise.allSettled([inGroup((transaction) => add(transaction, 'one')), full]);
  for (const result of results) {
    expect(result).toMatchObject({ status: 'rejected', reason: { message: 'database or disk is full' } });
  }
  expect(await names(database)).toEqual([]);
});

describe.each(bothDatabases)('parallel small transactions on %s', (on) => {
  test('are all stored, each with its own result', async () => {
    const { database } = await freshDatabase(on);
    const inGroup = createGroupCommits(database);
    const wanted = Array.from({ length: 200 }, (_, index) => String(index));
    const results = await Promise.all(
      wanted.map((name) =>
        inGroup(async (transaction) => {
          await add(transaction, name);
          return name;
        }),
      ),
    );
    expect(results).toEqual(wanted);
    expect(await names(database)).toEqual(wanted.toSorted());
  });

  test('are not affected by one that fails, whose writes are rolled back', async () => {
    const { database } = await freshDatabase(on);
    const inGroup = createGroupCommits(database);
    const fails = inGroup(async (transaction) => {
      await add(transaction, 'half');
      throw new Error('mistake');
    });
    const doubled = inGroup((transaction) => add(transaction, 'one'));
    const results = await Promise.allSettled([
      fails,
      doubled,
      inGroup((transaction) => add(transaction, 'two')),
      doubled.then(() => inGroup((transaction) => add(transaction, 'one'))),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'rejected']);
    expect(await names(database)).toEqual(['one', 'two']);
  });

  test('roll back a failed transaction that ran alone, and continue', async () => {
    const { database } = await freshDatabase(on);
    const inGroup = createGroupCommits(database);
    const fails = inGroup(async (transaction) => {
      await add(transaction, 'half');
      throw new Error('mistake');
    });
    await expect(fails).rejects.toThrow('mistake');
    await inGroup((transaction) => add(transaction, 'next'));
    expect(await names(database)).toEqual(['next']);
  });
});

test('resolve only after the commit, when other connections can read the rows', async () => {
  const { database } = await freshDatabase('SQLite');
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(database);
  const other = new SqliteFile(rows[0]?.file ?? '', { readonly: true });
  onTestFinished(() => void other.close());
  const inGroup = createGroupCommits(database);
  const isThere = other.prepare('select count(*) from businesses where name = ?').pluck();
  const seen = await Promise.all(
    ['one', 'two', 'three'].map(async (name) => {
      await inGroup((transaction) => add(transaction, name));
      return isThere.get(name);
    }),
  );
  expect(seen).toEqual([1, 1, 1]);
});

test('all fail when SQLite rolls the whole group back, as on a full disk', async () => {
  const { database } = await freshDatabase('SQLite');
  const inGroup = createGroupCommits(database);
  await sql`pragma max_page_count = 1`.execute(database);
  const results = await Promise.allSettled([
    inGroup((transaction) => add(transaction, 'small')),
    inGroup((transaction) => add(transaction, 'x'.repeat(1_000_000))),
    inGroup((transaction) => add(transaction, 'after')),
  ]);
  const stored = await names(database);
  const told = ['small', 'large', 'after'].filter((_, at) => results[at]?.status === 'fulfilled');
  expect(results[1]?.status).toBe('rejected');
  expect(told).toEqual(stored);

  await sql`pragma max_page_count = 1000000`.execute(database);
  await inGroup((transaction) => add(transaction, 'next'));
  expect(await names(database)).toContain('next');
});

test('all fail when the transaction is ended early', async () => {
  const { database } = await freshDatabase('SQLite');
  const inGroup = createGroupCommits(database);
  const results = await Promise.allSettled([
    inGroup((transaction) => add(transaction, 'before')),
    // SQLite does this automatically when the disk is full or cannot be read.
    inGroup(async (transaction) => {
      await sql`rollback`.execute(transaction);
      throw new Error('database or disk is full');
    }),
    inGroup((transaction) => add(transaction, 'after')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await names(database)).toEqual([]);
  await inGroup((transaction) => add(transaction, 'next'));
  expect(await names(database)).toEqual(['next']);
});

test('fail alone when there is no group, and the next one is stored', async () => {
  const { database } = await freshDatabase('SQLite');
  const inGroup = createGroupCommits(database);
  const alone = inGroup(async (transaction) => {
    await add(transaction, 'lost');
    await sql`rollback`.execute(transaction);
    throw new Error('database or disk is full');
  });
  await expect(alone).rejects.toThrow();
  await inGroup((transaction) => add(transaction, 'next'));
  expect(await names(database)).toEqual(['next']);
});
