import { describe, expect, test } from 'vitest';
import { day, hour } from '../../../clock.ts';
import { addPerson } from '../../../testing/app/build-test-app.ts';
import { bothDatabases, freshDatabase } from '../../../testing/database/fresh-database.ts';
import { adoptLeads, adoptOwners } from './adopt-leads.ts';
import { readPromise } from './answer-promise.ts';

const received = Date.UTC(2026, 10, 3, 10);

describe.each(bothDatabases)('the adoption of what the previous version wrote on %s', (on) => {
  const open = async () => {
    const { database } = await freshDatabase(on);
    const send = (id: string, more: object = {}) =>
      database
        .insertInto('demo_requests')
        .values({
          ...{ id, received_at: received, name: `Ama ${id}`, email: 'ama@shop.example', company: '' },
          ...{ phone: '024 123 4567', message: 'ƐYƐ', suspected: 0, idempotency_key: null, ...more },
        })
        .execute();
    const adopt = () => adoptLeads(database, readPromise);
    const find = (id: string) =>
      database.selectFrom('demo_requests').selectAll().where('id', '=', id).executeTakeFirst();
    return { database, send, adopt, find };
  };

  test('sets a due time, a number to search for, and a kind', async () => {
    const { send, adopt, find } = await open();
    await send('demo');
    await send('hosting', { plan: 'self-hosted', phone: 'none' });
    await adopt();
    expect(await find('demo')).toMatchObject({
      ...{ kind: 'demo', stage: 'new', due_at: readPromise().dueAt(received), phone_number: '+233241234567' },
      search_text: expect.stringContaining('ɛyɛ'),
    });
    expect(await find('hosting')).toMatchObject({ kind: 'self-hosting', phone_number: '' });
  });

  test('moves an answered request to the stage contacted, even if it was answered later', async () => {
    const { database, send, adopt, find } = await open();
    const answered = received + hour;
    await send('answered', { answered_at: answered });
    await send('later');
    await adopt();
    const contacted = { stage: 'contacted', answered_at: answered, contacted_at: answered, due_at: null };
    expect(await find('answered')).toMatchObject(contacted);
    await database
      .updateTable('demo_requests')
      .set({ answered_at: answered })
      .where('id', '=', 'later')
      .execute();
    await adopt();
    expect(await find('later')).toMatchObject(contacted);
  });

  test('makes each registration one lead', async () => {
    const { database, adopt } = await open();
    const seat = { webinar_id: 'first-report', name: 'Kofi', email: 'kofi@shop.example', suspected: 0 };
    await database
      .insertInto('webinar_registrations')
      .values({ id: 'r', registered_at: received, occurrence_start: received + 7 * day, ...seat })
      .execute();
    await Promise.all([adopt(), adopt()]);
    expect(await database.selectFrom('demo_requests').selectAll().execute()).toEqual([
      expect.objectContaining({
        ...{ id: 'r', kind: 'webinar', name: 'Kofi', received_at: received, due_at: null },
        message: 'first-report, 2026-11-10',
      }),
    ]);
  });

  test('replaces the names of owners in histories by the ids of their accounts', async () => {
    const { database, send } = await open();
    await send('given');
    const person = { email: 'efua@sikabooks.example', business: 'The company', now: received };
    const { accountId } = await addPerson(database, { ...person, role: 'staff' });
    const events = [
      ['owner', 'efua'],
      ['owner', 'kofi'],
      ['owner', ''],
      ['note', 'efua'],
    ] as const;
    await database
      .insertInto('lead_events')
      .values(events.map(([kind, text], at) => ({ id: `${at}`, lead_id: 'given', at, kind, text })))
      .execute();
    await Promise.all([adoptOwners(database), adoptOwners(database)]);
    await adoptOwners(database);
    const rows = await database.selectFrom('lead_events').select('text').orderBy('at').execute();
    expect(rows.map(({ text }) => text)).toEqual([accountId, 'kofi', '', 'efua']);
  });

  test('does not change what this version wrote, such as a new lead without a due time', async () => {
    const { send, adopt, find } = await open();
    await send('ours', { search_text: 'ama', phone_number: '' });
    const before = await find('ours');
    await adopt();
    expect(await find('ours')).toEqual(before);
  });

  test('is completed by several servers at the same time, in several transactions', async () => {
    const { database, send, adopt } = await open();
    for (let index = 0; index < 230; index += 1) await send(`id-${index}`);
    await Promise.all([adopt(), adopt(), adopt()]);
    const rows = await database.selectFrom('demo_requests').select(['search_text', 'due_at']).execute();
    expect(rows).toHaveLength(230);
    expect(rows.every(({ search_text, due_at }) => search_text !== '' && due_at !== null)).toBe(true);
  });
});
