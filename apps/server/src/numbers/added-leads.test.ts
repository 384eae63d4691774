import { describe, expect, test } from 'vitest';
import { day } from '../clock.ts';
import { bothDatabases, freshDatabase } from '../testing/database/fresh-database.ts';
import { readNumbers } from './read-numbers.ts';

const now = Date.UTC(2026, 10, 2, 9);

describe.each(bothDatabases)('the numbers on %s', (on) => {
  test('count leads that staff entered, without those that are none, and not as leads of the site', async () => {
    const { database } = await freshDatabase(on);
    const person = { name: 'Ama', email: '', suspected: 0, idempotency_key: null };
    const texts = { company: '', phone: '024 123 4567', message: '' };
    const lead = {
      ...person,
      ...texts,
      kind: 'added',
      source: 'phone call',
      received_at: now - day,
    } as const;
    await database
      .insertInto('demo_requests')
      .values([
        { ...lead, id: 'called' },
        { ...lead, id: 'before', received_at: now - 40 * day },
        { ...lead, id: 'spam' },
        { ...lead, id: 'supplier' },
        { ...lead, id: 'job seeker', kind: 'demo' },
      ])
      .execute();
    const updated = database.updateTable('demo_requests');
    await updated.set({ answered_at: now }).where('id', '=', 'called').execute();
    await updated.set({ stage: 'lost', lost_reason: 'spam' }).where('id', '=', 'spam').execute();
    const noCustomer = updated.set({ stage: 'lost', lost_reason: 'not a customer' });
    await noCustomer.where('id', 'in', ['supplier', 'job seeker']).execute();
    const promise = { dueAt: (received: number) => received };
    const { totals, sources, daily, answered } = await readNumbers(database, { days: 30, now, promise });
    expect([totals.added, totals.leads]).toEqual([
      { now: 1, before: 1 },
      { now: 0, before: 0 },
    ]);
    expect([sources, daily.at(-2)?.leads, answered.now.due]).toEqual([[], 0, 0]);
  });
});
