import { describe, expect, test } from 'vitest';
import { day } from '../clock.ts';
import { bothDatabases, freshDatabase } from '../testing/database/fresh-database.ts';
import { readNumbers } from './read-numbers.ts';

const now = Date.UTC(2026, 10, 2, 9);

describe.each(bothDatabases)('the numbers on %s', (on) => {
  test('show the leads that were lost, by reason, and omit those that were none or were reopened', async () => {
    const { database } = await freshDatabase(on);
    const person = { name: 'Ama', email: '', suspected: 0, idempotency_key: null };
    const texts = { company: '', phone: '024 123 4567', message: '' };
    const lost = { stage: 'lost', lost_reason: 'too expensive' } as const;
    const leads = [
      { id: 'lost', ...lost },
      { id: 'lost before', ...lost },
      { id: 'spam', ...lost, lost_reason: 'spam' },
      { id: 'supplier', ...lost, lost_reason: 'not a customer' },
      { id: 'reopened', stage: 'contacted' },
    ] as const;
    for (const lead of leads) {
      const received_at = now - 90 * day;
      await database
        .insertInto('demo_requests')
        .values({ ...person, ...texts, received_at, ...lead })
        .execute();
      const at = now - (lead.id === 'lost before' ? 40 : 1) * day;
      const event = { at, kind: 'stage', text: 'lost: too expensive' } as const;
      await database
        .insertInto('lead_events')
        .values({ id: lead.id, lead_id: lead.id, ...event })
        .execute();
    }
    // A corrected reason does not move the loss.
    const corrected = { id: 'corrected', lead_id: 'lost before', at: now - day, kind: 'stage' } as const;
    await database
      .insertInto('lead_events')
      .values({ ...corrected, text: 'lost: too expensive: reason changed' })
      .execute();
    // A lead that is lost again counts then.
    await database
      .insertInto('lead_events')
      .values({
        ...corrected,
        id: 'first loss',
        lead_id: 'lost',
        at: now - 80 * day,
        text: 'lost: no answer',
      })
      .execute();
    const promise = { dueAt: (received: number) => received };
    const numbers = await readNumbers(database, { days: 30, now, promise });
    expect([numbers.lost, numbers.totals.lost]).toEqual([
      [{ name: 'too expensive', now: 1, before: 1 }],
      { now: 1, before: 1 },
    ]);
  });
});
