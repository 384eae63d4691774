import { describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../testing/fresh-database.ts';
import { createGroupCommits } from './group-commits.ts';
import type { Database } from './open-database.ts';

const add = (transaction: Database, name: string) =>
  transaction.insertInto('businesses').values({ id: name, name, created_at: 0 }).execute();

const names = async (database: Database) =>
  (await database.selectFrom('businesses').select('name').orderBy('name').execute()).map(({ name }) => name);

describe.each(databaseKinds)('small transactions at the same time on %s', (on) => {
  test('are all there, each with its own result', async () => {
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

  test('do not suffer from one that fails: what it wrote is gone, the others stay', async () => {
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
});
