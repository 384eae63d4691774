import { randomUUID } from 'node:crypto';
import { currentLanguage } from '@accounting-site/content/languages/current-language';
import type { ExpressionBuilder } from 'kysely';
import { day, minute } from '../clock.ts';
import { inParts } from '../database/in-parts.ts';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import type { ClaimedMessage, NewOutboxMessage, OutboxKind } from './outbox-message.ts';
import { horizon, longestWait } from './retry-schedule.ts';

/** The tolerated difference between the clocks of servers that share a database. */
const largestSkew = minute;

/** What a message has that is to be sent from now on. */
export const due = (now: number) => ({
  failed_at: null,
  attempts: 0,
  next_attempt_at: now,
  give_up_at: now + horizon,
});

/**
 * Enqueues messages in the current language, each once for its template and subject. One that was given up is
 * retried. Pass the transaction that stores the subject, so that both are stored or neither.
 */
export async function enqueue(
  transaction: Database,
  messages: readonly NewOutboxMessage[],
  now: number,
): Promise<void> {
  const rows = messages.map(({ kind, template, subjectId, language = currentLanguage() }) => ({
    id: randomUUID(),
    kind,
    template,
    subject_id: subjectId,
    language,
    created_at: now,
    ...due(now),
  }));
  if (rows.length === 0) return;
  await transaction
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['template', 'subject_id'])
        .doUpdateSet(({ ref }) => ({ ...due(now), created_at: now, language: ref('excluded.language') }))
        .where('outbox.failed_at', 'is not', null),
    )
    .execute();
}

interface Claim {
  claimant: string;
  /** The templates that are claimed before others. */
  first: readonly string[];
  /** Those that are claimed after others. */
  last: readonly string[];
  limit: number;
  lease: number;
  now: number;
}

/**
 * Claims due messages, so that no other process sends them until the lease expires. It is one statement with
 * its condition repeated: when two processes pick the same row, PostgreSQL checks the outer condition again
 * after the lock. Times that were set by a clock ahead of the others are ignored: a message is due if its
 * time is further away than any pause, and a lease that is longer than the maximum only protects the message
 * from its own process, which may be sending.
 */
export async function claimDue(
  database: Database,
  kind: OutboxKind,
  { claimant, first, last, limit, lease, now }: Claim,
): Promise<ClaimedMessage[]> {
  const isDue = (row: ExpressionBuilder<Tables, 'outbox'>) =>
    row.and([
      row('kind', '=', kind),
      row.or([
        row('next_attempt_at', '<=', now),
        row('next_attempt_at', '>', now + longestWait[kind] + largestSkew),
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
        .$if(first.length > 0, (due) => due.orderBy((row) => row('template', 'in', first), 'desc'))
        .$if(last.length > 0, (due) => due.orderBy((row) => row('template', 'in', last)))
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
      'language',
      'created_at as createdAt',
      'attempts',
      'give_up_at as giveUpAt',
    ])
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, claimedBy: claimant })));
}

/** Marks it as sent, even if another process has claimed it since. */
export async function markSent(database: Database, { id }: ClaimedMessage, now: number): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ ...unclaimed, sent_at: now, failed_at: null, next_attempt_at: null, last_error: null })
    .where('id', '=', id)
    .execute();
}

/** Schedules a retry at `at`, or gives the message up when `at` is undefined. */
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

/** Returns a claimed message to the queue, without counting the attempt. */
export async function release(database: Database, message: ClaimedMessage): Promise<void> {
  await stillClaimed(database, message)
    .set({ ...unclaimed, attempts: message.attempts - 1 })
    .execute();
}

/** Deletes a message whose subject was erased. */
export async function remove(database: Database, { id }: ClaimedMessage): Promise<void> {
  await database.deleteFrom('outbox').where('id', '=', id).execute();
}

/**
 * The number of unsent messages of each kind, and the age of the oldest that will still be tried. Of the emails
 * that were given up, only those of the last day: nothing can be done about a visitor's mistyped address.
 */
export async function countUnsent(
  database: Database,
  now: number,
): Promise<Record<OutboxKind, { waiting: number; failed: number; oldest: number | undefined }>> {
  const rows = await database
    .selectFrom('outbox')
    .select(({ fn }) => [
      'kind',
      fn.count<number>('next_attempt_at').as('waiting'),
      fn
        .count<number>('failed_at')
        .filterWhere(({ eb, or }) => or([eb('kind', '=', 'webhook'), eb('failed_at', '>', now - day)]))
        .as('failed'),
      fn.min('created_at').filterWhere('failed_at', 'is', null).as('oldest'),
    ])
    .where('sent_at', 'is', null)
    .groupBy('kind')
    .execute();
  const of = (kind: OutboxKind) => {
    const { waiting = 0, failed = 0, oldest = null } = rows.find((row) => row.kind === kind) ?? {};
    return { waiting, failed, oldest: oldest ?? undefined };
  };
  return { mail: of('mail'), webhook: of('webhook') };
}

/** Deletes all messages about these subjects, sent or not. One without its subject cannot be written. */
export async function deleteMessagesAbout(
  transaction: Database,
  subjects: readonly { id: string }[],
): Promise<void> {
  for (const ids of inParts(subjects.map(({ id }) => id))) {
    await transaction.deleteFrom('outbox').where('subject_id', 'in', ids).execute();
  }
}

const unclaimed = { claimed_by: null, claimed_until: null };

/** Each claim increments the attempts, so a claim that has expired no longer matches the row. */
function stillClaimed(database: Database, { id, claimedBy, attempts }: ClaimedMessage) {
  return database
    .updateTable('outbox')
    .where('id', '=', id)
    .where('claimed_by', '=', claimedBy)
    .where('attempts', '=', attempts);
}
