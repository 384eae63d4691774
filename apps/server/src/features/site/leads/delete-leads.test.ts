import { describe, expect, test } from 'vitest';
import { day } from '../../../clock.ts';
import { beforeTransactions, countAtParts } from '../../../testing/database/count-at-parts.ts';
import { bothDatabases, freshDatabase } from '../../../testing/database/fresh-database.ts';
import { deleteOldLeads } from './delete-leads.ts';

const now = Date.UTC(2026, 10, 2, 9);
/** More than one transaction deletes. */
const many = 1100;

describe.each(bothDatabases)('old leads on %s', (on) => {
  const open = async () => {
    const { database } = await freshDatabase(on);
    const ids = Array.from({ length: many }, (_, index) => `lead-${String(index).padStart(4, '0')}`);
    for (let from = 0; from < many; from += 500) {
      const leads = ids.slice(from, from + 500).map((id) => ({
        ...{
          id,
          received_at: now - 31 * day,
          name: 'Ama',
          email: 'ama@shop.example',
          company: '',
          phone: '',
        },
        ...{ message: '', suspected: 1, idempotency_key: null },
      }));
      await database.insertInto('demo_requests').values(leads).execute();
    }
    const [first = '', last = ''] = [ids[0], ids.at(-1)];
    const addNote = (lead_id: string) =>
      database
        .insertInto('lead_events')
        .values({ id: `note of ${lead_id}`, lead_id, at: now - 31 * day, kind: 'note', text: 'A friend' })
        .execute();
    const message = { kind: 'mail', template: 'asked-again-to-sales', attempts: 1, give_up_at: now } as const;
    const addMessage = (subject_id: string) =>
      database
        .insertInto('outbox')
        .values({ ...message, id: subject_id, subject_id, created_at: now })
        .execute();
    const left = async () => {
      const leads = await database.selectFrom('demo_requests').select('id').orderBy('id').execute();
      return leads.map(({ id }) => id);
    };
    return { database, first, last, addNote, addMessage, left };
  };

  test('are deleted in parts, with their histories and messages', async () => {
    const { database, first, last, addNote, addMessage, left } = await open();
    for (const id of [first, last]) {
      await addNote(id);
      await addMessage(id);
      await addMessage(`note of ${id}`);
    }
    const counts = countAtParts(database, 'demo_requests');
    await deleteOldLeads(database, now, 30);
    expect(counts).toEqual([many, many - 500, many - 1000]);
    expect(await left()).toEqual([]);
    expect(await database.selectFrom('lead_events').select('id').execute()).toEqual([]);
    expect(await database.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  test('are kept after a month if they were only suspected and staff wrote a note', async () => {
    const { database, last, addNote, left } = await open();
    await addNote(last);
    await deleteOldLeads(database, now, 730);
    expect(await left()).toEqual([last]);
  });

  test('are kept if staff contact them while others are deleted', async () => {
    const { database, last, left } = await open();
    const contact = { stage: 'contacted', contacted_at: now } as const;
    beforeTransactions(database, () =>
      database.updateTable('demo_requests').set(contact).where('id', '=', last).execute(),
    );
    await deleteOldLeads(database, now, 30);
    expect(await left()).toEqual([last]);
  });
});
