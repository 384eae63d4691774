import { dayOf } from '@accounting-site/content/dates/content-day';
import { sql } from 'kysely';
import { day } from '../../../clock.ts';
import { inParts } from '../../../database/in-parts.ts';
import type { Database } from '../../../database/open-database.ts';
import { countAgainst } from '../../../limits/rate-limits.repository.ts';
import { enqueue } from '../../../outbox/outbox.repository.ts';
import type { AnswerPromise } from './answer-promise.ts';
import { dueTime, isOpen, type LeadChoice, listOwners, never } from './list-leads.ts';
import { listMembers } from './members.repository.ts';

/** Their names are stored: after a change, waiting messages cannot be sent. */
export const reminderTemplates = { due: 'leads-due', waiting: 'lead-waiting' } as const;

/** Only one of the processes that share the database enqueues the emails of a morning. */
const mornings = { name: 'morning emails', points: 1, duration: day };

/** The leads that someone should follow up by the end of the day. */
const dueByTonight = (now: number): LeadChoice => ({ stage: 'open', dueBefore: now - (now % day) + day });

/** The leads that a member of staff should follow up by the end of the day: their own and unowned ones. */
export const dueToday = (accountId: string, now: number): LeadChoice => ({
  ...dueByTonight(now),
  mine: accountId,
});

/**
 * Enqueues the morning email to each member of staff who has something due. It does so once a day, when the
 * opening hours have begun.
 * @returns whether anything was enqueued
 */
export async function remindOfDue(
  database: Database,
  promise: Pick<AnswerPromise, 'isOpen'>,
  now: number,
): Promise<boolean> {
  if (!promise.isOpen(now)) return false;
  const today = dayOf(now);
  return database.transaction().execute(async (transaction) => {
    if ((await countAgainst(transaction, mornings, today, now)) !== undefined) return false;
    const owners = await listOwners(transaction, dueByTonight(now));
    const members = (await listMembers(transaction)).map(({ id }) => id);
    const reminded = members.filter((id) => owners.has(null) || owners.has(id));
    const template = reminderTemplates.due;
    for (const ids of inParts(members)) {
      // The outbox accepts one message for each template and subject, so yesterday's would block today's.
      await transaction
        .deleteFrom('outbox')
        .where('template', '=', template)
        .where('subject_id', 'in', ids)
        .execute();
    }
    await enqueue(
      transaction,
      reminded.map((id) => ({ kind: 'mail', template, subjectId: id })),
      now,
    );
    return reminded.length > 0;
  });
}

/** When a lead arrived, or was last set back to new. */
const newSince = sql`coalesce(
  (select max(at) from lead_events where lead_id = demo_requests.id and kind = 'stage' and text = 'new'),
  received_at
)`;

/**
 * Enqueues one alert to the company about each new lead that has waited half of the time until its answer is
 * due. The morning email reports leads that were due more than a day ago.
 * @returns whether anything was enqueued
 */
export function alertOfWaiting(database: Database, now: number): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const waiting = await transaction
      .updateTable('demo_requests')
      .set({ alerted_at: now })
      .where(isOpen)
      .where('stage', '=', 'new')
      .where('suspected', '=', 0)
      .where('answered_at', 'is', null)
      // The due time of a planned step is not a promise to the visitor.
      .where('next_step', '=', '')
      .where('alerted_at', 'is', null)
      .where(dueTime, '>', now - day)
      .where(dueTime, '<', never)
      .where(sql<boolean>`due_at - ${newSince} <= 2 * (cast(${now} as bigint) - ${newSince})`)
      .returning('id')
      .execute();
    if (waiting.length === 0) return false;
    const template = reminderTemplates.waiting;
    const ids = waiting.map(({ id }) => id);
    // The alert before a lead was reopened would block this one. An alert that is still to be sent suffices.
    await transaction
      .deleteFrom('outbox')
      .where('template', '=', template)
      .where('subject_id', 'in', ids)
      .where('next_attempt_at', 'is', null)
      .execute();
    await enqueue(
      transaction,
      ids.map((id) => ({ kind: 'mail', template, subjectId: id })),
      now,
    );
    return true;
  });
}
