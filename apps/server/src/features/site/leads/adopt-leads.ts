import { toInternationalNumber } from '@accounting-site/contract/fields/phone-number';
import { sql } from 'kysely';
import type { Database } from '../../../database/open-database.ts';
import { nextPart } from '../../../limits/run-in-parts.ts';
import type { AnswerPromise } from './answer-promise.ts';
import type { LeadRow } from './leads.repository.ts';
import { listMembers } from './members.repository.ts';
import { searchTextOf } from './search-text.ts';
import { storeSeat } from './store-seat.ts';

/** Only the previous version leaves such leads. An index of migration 0028 has the same condition. */
const isAnsweredButNew = sql<boolean>`stage = 'new' and answered_at is not null`;

/**
 * Completes what the previous version wrote before the upgrade, and while both versions run: demo requests
 * without the columns of leads, answers without a stage, and registrations without a lead. Any number of
 * processes may do this at the same time. A process that is killed leaves the rest to the next one.
 * @param rowsAtOnce how many demo requests one transaction completes: few, because others wait for their locks
 * @param since the time, in milliseconds since 1970, before which the leads of registrations were deleted
 */
export async function adoptLeads(
  database: Database,
  promise: () => AnswerPromise,
  { rowsAtOnce = 20, since = 0 }: { rowsAtOnce?: number; since?: number } = {},
): Promise<void> {
  for (;;) {
    const rows = await database
      .selectFrom('demo_requests')
      .selectAll()
      .where('search_text', '=', '')
      // Without an order, transactions of two servers could deadlock.
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    if (rows.length === 0) break;
    const { dueAt } = promise();
    await database.transaction().execute(async (transaction) => {
      for (const row of rows) await complete(transaction, row, dueAt);
    });
    await nextPart();
  }
  await database
    .updateTable('demo_requests')
    .set((row) => ({ stage: 'contacted', contacted_at: row.ref('answered_at'), due_at: null }))
    .where(isAnsweredButNew)
    .execute();
  await adoptSeats(database, since);
}

async function complete(transaction: Database, row: LeadRow, dueAt: AnswerPromise['dueAt']): Promise<void> {
  const phone_number = toInternationalNumber(row.phone) ?? '';
  const isWaiting = row.stage === 'new' && row.answered_at === null && row.due_at === null;
  await transaction
    .updateTable('demo_requests')
    .set({
      phone_number,
      search_text: searchTextOf({ ...row, phone_number }),
      ...(row.kind === 'demo' && row.plan === 'self-hosted' && { kind: 'self-hosting' }),
      ...(isWaiting && { due_at: dueAt(row.received_at) }),
    })
    .where('id', '=', row.id)
    .where('search_text', '=', '')
    .execute();
}

async function adoptSeats(database: Database, since: number): Promise<void> {
  const registrations = await database
    .selectFrom('webinar_registrations')
    .selectAll()
    .where('registered_at', '>=', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('demo_requests')
            .select('demo_requests.id')
            .whereRef('demo_requests.id', '=', 'webinar_registrations.id'),
        ),
      ),
    )
    .execute();
  for (const registration of registrations) await storeSeat(database, registration);
}

/**
 * Replaces names of owners in histories by the ids of their accounts. The previous version stored the names, where
 * the erasure of an account cannot find them. It reads all histories, so it runs once in each process.
 */
export async function adoptOwners(database: Database): Promise<void> {
  const ids = new Map((await listMembers(database)).map(({ id, name }) => [name, id]));
  if (ids.size === 0) return;
  const events = await database
    .selectFrom('lead_events')
    .select(['id', 'text'])
    .where('kind', '=', 'owner')
    .where('text', 'in', [...ids.keys()])
    .execute();
  for (const { id, text } of events) {
    await database
      .updateTable('lead_events')
      .set({ text: ids.get(text) ?? text })
      .where('id', '=', id)
      .execute();
  }
}
