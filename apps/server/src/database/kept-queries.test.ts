import { describe, expect, test, vi } from 'vitest';
import { bothDatabases, freshDatabase } from '../testing/database/fresh-database.ts';
import { type Blanks, keepQuery } from './kept-queries.ts';
import type { Database } from './open-database.ts';

const build = vi.fn(
  (database: Database, blank: Blanks<{ name: string; now: number; trialEnd: number | null }>) =>
    database
      .insertInto('businesses')
      .values({
        id: blank('name'),
        name: blank('name'),
        created_at: blank('now'),
        trial_ends_at: blank('trialEnd'),
      })
      .returning(['name', 'created_at', 'trial_ends_at'])
      .compile(),
);
const insert = keepQuery(build);

describe.each(bothDatabases)('a cached query on %s', (on) => {
  test('is built once and runs with new values each time, also in a transaction', async () => {
    const { database } = await freshDatabase(on);
    build.mockClear();
    const first = await insert(database, { name: 'Adom', now: 1, trialEnd: null });
    const second = await database
      .transaction()
      .execute((transaction) => insert(transaction, { name: "Esi's; --", now: 2, trialEnd: 3 }));
    expect(build).toHaveBeenCalledOnce();
    expect([...first.rows, ...second.rows]).toEqual([
      { name: 'Adom', created_at: 1, trial_ends_at: null },
      { name: "Esi's; --", created_at: 2, trial_ends_at: 3 },
    ]);
  });

  test('can be used again after a transaction that failed', async () => {
    const { database } = await freshDatabase(on);
    const failing = database.transaction().execute(async (transaction) => {
      await insert(transaction, { name: 'half', now: 1, trialEnd: null });
      throw new Error('mistake');
    });
    await expect(failing).rejects.toThrow('mistake');
    const { rows } = await insert(database, { name: 'half', now: 2, trialEnd: null });
    expect(rows.map(({ created_at }) => created_at)).toEqual([2]);
  });
});
