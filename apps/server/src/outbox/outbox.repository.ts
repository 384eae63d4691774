import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { day, minute } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import type { ClaimedMessage, NewOutboxMessage, OutboxKind } from './outbox-message.ts';
import { horizon, longestWait } from './retry-schedule.ts';

const keepSentFor = 30 * day;
/** Servers that share a database may disagree about the time by so much. */
const largestSkew = minute;

/**
 * Puts messages into the outbox, each once for its template and subject. Pass the transaction that stores the subject,
 * so that neither is there without the other.
 */
export async function enqueue(
  transaction: Database,
  messages: readonly NewOutboxMessage[],
  now: number,
): Promise<void> {
  const rows = messages.map(({ kind, template, subjectId }) => ({
    id: randomUUID(),
    kind,
    template,
    subject_id: subjectId,
    created_at: now,
    attempts: 0,
    next_attempt_at: now,
    give_up_at: now + horizon,
  }));
  if (rows.length === 0) return;
  await transaction
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['template', 'subject_id']).doNothing())
    .execute();
}

/**
 * Claims messages that are due, so that no other process sends them before the lease is over. One statement, and its
 * condition stands twice: where two processes pick the same row, PostgreSQL checks the outer one again after the wait.
 * A clock that was ahead and was set right leaves times that nobody waits for: what lies further off than any pause is
 * due, and a lease that ends later than a whole one holds for its own process alone, which may be sending.
 */
export async function claimDue(
  database: Database,
  kind: OutboxKind,
  { claimant, limit, lease, now }: { claimant: string; limit: number; lease: number; now: number },
): Promise<ClaimedMessage[]> {
  const isDue = (row: ExpressionBuilder<Tables, 'outbox'>) =>
    row.and([
      row('kind', '=', kind),
      row.or([
        row('next_attempt_at', '<=', now),
        row('next_attempt_at', '>', now + longestWait + largestSkew),
      ]),
      row.or([
        row('claimed_until', 'is', null),
        row('claimed_until', '<=', now),
        row.and([row('claimed_until', '>', now + lease + largestSkew), row('claimed_by', '!=', claimant)]),
      ]),
    ]);
  return database
    .updateTable('outbox')
    .set((row) => ({
      claimed_by: claimant,
      claimed_until: now + lease,
      attempts: row('attempts', '+', 1),
    }))
    .where('id', 'in', (rows) =>
      rows
        .selectFrom('outbox')
        .select('id')
        .where(isDue)
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(limit),
    )
    .where(isDue)
    .returning([
      'id',
      'kind',
      'template',
      'subject_id as subjectId',
      'created_at as createdAt',
      'attempts',
      'give_up_at as giveUpAt',
    ])
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, claimedBy: claimant })));
}

/** It has left, whoever may have claimed it since. */
export async function markSent(database: Database, { id }: ClaimedMessage, now: number): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ ...unclaimed, sent_at: now, failed_at: null, next_attempt_at: null, last_error: null })
    .where('id', '=', id)
    .execute();
}

/** It is tried again at `at`, or given up when there is no such time. */
export async function markFailed(
  database: Database,
  message: ClaimedMessage,
  { at, reason, now }: { at: number | undefined; reason: string; now: number },
): Promise<void> {
  await stillClaimed(database, message)
    .set({
      ...unclaimed,
      next_attempt_at: at ?? null,
      failed_at: at === undefined ? now : null,
      last_error: reason,
    })
    .execute();
}

/** Gives a claimed message back as if it had not been touched. */
export async function release(database: Database, message: ClaimedMessage): Promise<void> {
  await stillClaimed(database, message)
    .set({ ...unclaimed, attempts: message.attempts - 1 })
    .execute();
}

/** Takes a message out whose subject was erased. */
export async function remove(database: Database, { id }: ClaimedMessage): Promise<void> {
  await database.deleteFrom('outbox').where('id', '=', id).execute();
}

/** How many messages of each kind have not been sent, and when the oldest was put in that is still to be tried. */
export async function countUnsent(
  database: Database,
): Promise<Record<OutboxKind, { waiting: number; failed: number; oldest: number | undefined }>> {
  const rows = await database
    .selectFrom('outbox')
    .select(({ fn }) => [
      'kind',
      fn.count<number>('next_attempt_at').as('waiting'),
      fn.count<number>('failed_at').as('failed'),
      fn.min('created_at').filterWhere('failed_at', 'is', null).as('oldest'),
    ])
    .where('sent_at', 'is', null)
    .groupBy('kind')
    .execute();
  const of = (kind: OutboxKind) => {
    const { waiting = 0, failed = 0, oldest = null } = rows.find((row) => row.kind === kind) ?? {};
    return { waiting: Number(waiting), failed: Number(failed), oldest: oldest ?? undefined };
  };
  return { mail: of('mail'), webhook: of('webhook') };
}

/** Messages that were given up, the latest first. */
export function listFailed(database: Database) {
  return database
    .selectFrom('outbox')
    .leftJoin('demo_requests', 'demo_requests.id', 'outbox.subject_id')
    .leftJoin('webinar_registrations', 'webinar_registrations.id', 'outbox.subject_id')
    .leftJoin('mailed_links', 'mailed_links.id', 'outbox.subject_id')
    .leftJoin('notices', 'notices.id', 'outbox.subject_id')
    .select(({ fn }) => [
      'outbox.id',
      'outbox.kind',
      'outbox.template',
      'outbox.subject_id',
      'outbox.created_at',
      'outbox.failed_at',
      'outbox.attempts',
      'outbox.last_error',
      fn
        .coalesce('demo_requests.email', 'webinar_registrations.email', 'mailed_links.email', 'notices.email')
        .as('visitor'),
    ])
    .where('outbox.failed_at', 'is not', null)
    .orderBy('outbox.failed_at', 'desc')
    .orderBy('outbox.id')
    .execute();
}

/** Has a message that was given up, or all of them, tried again for another 72 hours. Returns how many there were. */
export async function retryFailed(database: Database, id: string | undefined, now: number): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('outbox')
    .set({ failed_at: null, attempts: 0, next_attempt_at: now, give_up_at: now + horizon })
    .where('failed_at', 'is not', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Forgets what was sent long ago. What was given up stays until it is sent. */
export async function deleteOldSent(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('outbox')
    .where('sent_at', '<', now - keepSentFor)
    .execute();
}

/** Deletes messages about what was deleted, sent or not: without it none can be written. */
export async function deleteMessagesAbout(
  transaction: Database,
  deleted: readonly { id: string }[],
): Promise<void> {
  for (let from = 0; from < deleted.length; from += 500) {
    const ids = deleted.slice(from, from + 500).map(({ id }) => id);
    await transaction.deleteFrom('outbox').where('subject_id', 'in', ids).execute();
  }
}

const unclaimed = { claimed_by: null, claimed_until: null };

/** Each claim counts one more attempt, so that a claim which ran out can no longer decide anything. */
function stillClaimed(database: Database, { id, claimedBy, attempts }: ClaimedMessage) {
  return database
    .updateTable('outbox')
    .where('id', '=', id)
    .where('claimed_by', '=', claimedBy)
    .where('attempts', '=', attempts);
}
