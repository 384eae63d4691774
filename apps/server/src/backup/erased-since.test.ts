import { type RawBuilder, sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findAccount } from '../accounts/accounts.repository.ts';
import { deleteAccountRows } from '../accounts/delete-account.ts';
import { recordAuditEvent } from '../audit/audit-events.repository.ts';
import { firstSchema, migrate } from '../database/migrate.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { erasePerson } from '../personal-data/personal-data.ts';
import { addPerson } from '../testing/app/build-test-app.ts';
import { tablesWith } from '../testing/database/dump-database.ts';
import {
  bothDatabases,
  type DatabaseKind,
  emptyPlace,
  freshDatabase,
} from '../testing/database/fresh-database.ts';
import { backUp, restore } from '../testing/database/have-backup.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const now = Date.UTC(2026, 10, 2, 9);
const lead = { received_at: now, kind: 'call', phone: '', company: '', message: '', suspected: 0 } as const;

/** Messages that wait, in the backup. */
const wait = (subjects: readonly string[]) =>
  subjects.map((subject_id) => ({
    ...{ id: `message about ${subject_id}`, kind: 'mail' as const, template: 'note', subject_id },
    ...{ created_at: now, attempts: 0, next_attempt_at: now, give_up_at: now },
  }));

/** Ama has a lead with a note, and a registration. Efua and Yaw work in one shop, and follow up the lead of Kofi. */
async function openShop(on: DatabaseKind) {
  const { database, place } = await freshDatabase(on);
  const shop = { business: 'Efua’s shop', now };
  const { accountId: efua, businessId } = await addPerson(database, { email: 'efua@shop.example', ...shop });
  const colleague = { email: 'yaw@shop.example', role: 'accountant', ...shop };
  const { accountId: yaw } = await addPerson(database, colleague);
  const kofi = { id: 'lead-k', name: 'Kofi', email: 'kofi@shop.example', owner_id: efua };
  const ama = { id: 'lead-a', name: 'Ama K.', email: 'ama@shop.example', owner_id: null };
  await database
    .insertInto('demo_requests')
    .values([
      { ...lead, ...ama },
      { ...lead, ...kofi },
    ])
    .execute();
  const event = { at: now, kind: 'note' as const, text: 'Ama K. has two shops', idempotency_key: null };
  await database
    .insertInto('lead_events')
    .values({ ...event, id: 'event-a', lead_id: 'lead-a', account_id: yaw })
    .execute();
  const seat = { webinar_id: 'w', occurrence_start: now, registered_at: now, suspected: 0 };
  await database
    .insertInto('webinar_registrations')
    .values({ ...seat, id: 'seat-a', name: 'Ama K.', email: 'ama@shop.example' })
    .execute();
  const draft = {
    path: 'en/a.md',
    text: '',
    base_hash: '',
    at: now,
    version: '1',
    problems: null,
    is_upload: 0,
  };
  await database
    .insertInto('content_drafts')
    .values({ ...draft, account_id: yaw })
    .execute();
  await database
    .insertInto('outbox')
    .values(wait(['lead-a', 'event-a', 'seat-a', 'lead-k']))
    .execute();
  const file = await backUp(place, now);
  const waiting = async (of: Database) =>
    (await of.selectFrom('outbox').select('subject_id').orderBy('subject_id').execute()).map(
      ({ subject_id }) => subject_id,
    );
  return { database, place, file, efua, yaw, businessId, waiting };
}

/** Deletes an account as the account page does. */
const deleteAccount = (database: Database, accountId: string) =>
  database.transaction().execute(async (transaction) => {
    const account = await transaction
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    await deleteAccountRows(transaction, account);
    await recordAuditEvent(transaction, 'account deleted', { at: now, request: 'command line', accountId });
  });

const countOf = async (database: Database, query: RawBuilder<{ id: string }>) =>
  (await query.execute(database)).rows.length;

describe.each(bothDatabases)('a restore over the data of people who were erased since, on %s', (on) => {
  test('erases them again, with everything that waits to be sent to them, each time', async () => {
    const { database, place, file, efua, yaw, businessId, waiting } = await openShop(on);
    await erasePerson(database, { email: 'ama@shop.example' }, now + 1);
    await deleteAccount(database, efua);
    await deleteAccount(database, yaw);
    const erasures = database
      .selectFrom('audit_events')
      .select(['event', 'account_id', 'detail'])
      .orderBy('detail');
    const before = await erasures.execute();
    expect(before.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining(['lead lead-a', 'registration seat-a']),
    );
    const config = { ...place, encryptionKey: undefined };
    for (const _time of ['first', 'second']) {
      const backup = await readBackup(file);
      const options = { replace: true, endSessions: false, now };
      const { erasedAgain } = await restoreBackup(config, backup, options);
      expect(erasedAgain).toEqual({
        ...{ outbox: 3, lead_events: 1, demo_requests: 1, webinar_registrations: 1 },
        ...{ accounts: 2, businesses: 1 },
      });
      for (const trace of ['Ama K.', 'ama@shop.example', 'efua@', 'yaw@', businessId]) {
        expect([trace, await tablesWith(database, trace)]).toEqual([trace, []]);
      }
      expect(await waiting(database)).toEqual(['lead-k']);
      expect((await erasures.execute()).toSorted(byText)).toEqual(before.toSorted(byText));
    }
    // SQLite checks no foreign keys during a restore.
    for (const id of [efua, yaw]) expect(await tablesWith(database, id)).toEqual(['audit_events']);
    expect(await countOf(database, sql`select id from demo_requests`)).toBe(1);
    expect(await countOf(database, sql`select path as id from content_drafts`)).toBe(1);
    if (on === 'SQLite') expect(await countOf(database, sql`pragma foreign_key_check`)).toBe(0);
  });

  test('keeps the business, if a colleague of the deleted account stays and becomes its owner', async () => {
    const { database, place, file, efua, yaw, businessId } = await openShop(on);
    await deleteAccount(database, efua);
    const restored = await restore(file, place, { replace: true });
    expect(await tablesWith(restored, 'efua@')).toEqual([]);
    expect(await tablesWith(restored, businessId)).toEqual(['accounts', 'businesses']);
    expect((await findAccount(restored, yaw))?.role).toBe('owner');
  });

  test('brings them back in an empty database, which knows of no erasure', async () => {
    const { database, file, waiting } = await openShop(on);
    await erasePerson(database, { email: 'ama@shop.example' }, now);
    const restored = await restore(file, await emptyPlace(on));
    expect(await waiting(restored)).toEqual(['event-a', 'lead-a', 'lead-k', 'seat-a']);
  });

  test('also erases again what a backup of an older version contains', async () => {
    const old = await emptyPlace(on);
    const earlier = openDatabase(old);
    onTestFinished(() => earlier.destroy());
    await migrate(earlier, firstSchema);
    await sql`insert into demo_requests (id, received_at, name, email, phone, company, message, suspected)
      values ('lead-a', 1, 'Ama K.', 'ama@shop.example', '', '', '', 0)`.execute(earlier);
    const { database, place } = await openShop(on);
    await erasePerson(database, { email: 'ama@shop.example' }, now);
    const restored = await restore(await backUp(old), place, { replace: true });
    expect(await tablesWith(restored, 'Ama K.')).toEqual([]);
  });

  test('also restores over a database of a version that recorded less', async () => {
    const { file } = await openShop(on);
    const place = await emptyPlace(on);
    const earlier = openDatabase(place);
    onTestFinished(() => earlier.destroy());
    await migrate(earlier, firstSchema);
    await sql`insert into businesses (id, name, created_at) values ('b', 'Esi', 1)`.execute(earlier);
    await sql`insert into audit_events (id, at, event, account_id, session_id, client_address, request_id)
      values ('e', 1, 'account deleted', 'a', null, '', '')`.execute(earlier);
    const restored = await restore(file, place, { replace: true });
    expect(await tablesWith(restored, 'Ama K.')).not.toEqual([]);
    expect(await tablesWith(restored, 'account deleted')).toEqual(['audit_events']);
  });
});

const byText = (one: object, other: object) => JSON.stringify(one).localeCompare(JSON.stringify(other));
