import { randomUUID } from 'node:crypto';
import { contactFieldNames } from '@accounting-site/contract/forms/demo-request-fields';
import type { LeadEventKind } from '@accounting-site/contract/staff/leads';
import type { LeadChange } from '@accounting-site/contract/staff/staff-leads';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import type { Database } from '../../../database/open-database.ts';
import { RefusedCall } from '../../../http/problems.ts';
import { severalLines } from '../../../site-forms/clean-text.ts';
import { contactOf } from './contact-history.ts';
import type { LeadRow } from './leads.repository.ts';
import { findMember } from './members.repository.ts';
import { planChange, readTime } from './plan-change.ts';
import { storedKey } from './stored-key.ts';

/** Who changes a lead, for the history and the audit. `accountId` is missing on the command line. */
export type ChangeSource = Parameters<typeof recordAuditEvent>[2];

/**
 * Changes a lead, and records the change in its history and in the audit. The person who makes the first contact
 * becomes the owner of the lead. A change without effect is not recorded.
 * @param chosenKey of the request, so that a change that is sent again is made once
 * @param dueAt when the answer to a request of now is due
 * @returns false when there is no such lead
 * @throws RefusedCall 409 when it is not as the caller saw it, or there is no such member of staff to give it to; 422 when no
 * way to reach the person remains
 */
export function changeLead(
  database: Database,
  id: string,
  change: LeadChange,
  source: ChangeSource,
  { chosenKey, dueAt }: { chosenKey?: string | undefined; dueAt?: number } = {},
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const before = await lockLead(transaction, id);
    if (before === undefined) return false;
    const of = { request: 'change', accountId: source.accountId, leadId: id } as const;
    const key = chosenKey === undefined ? undefined : storedKey(chosenKey, of);
    if (key !== undefined && (await isDone(transaction, key))) return true;
    const { owner } = change;
    if (!isAsSeen(before, change)) throw new RefusedCall(409, changedMeanwhile);
    // An undo names the owner that the lead has, who may no longer be a member.
    if (typeof owner === 'string' && owner !== before.owner_id && !(await findMember(transaction, owner))) {
      throw new RefusedCall(409, noSuchOwner);
    }
    const { set, events } = planChange(before, change, { at: source.at, by: source.accountId, dueAt });
    if (events.length === 0) return true;
    await transaction.updateTable('demo_requests').set(set).where('id', '=', id).execute();
    // Today counts the people who registered for a date, and staff write to them.
    if (before.kind === 'webinar' && set.suspected !== undefined) {
      const { suspected } = set;
      await transaction
        .updateTable('webinar_registrations')
        .set({ suspected })
        .where('id', '=', id)
        .execute();
    }
    for (const [place, [kind, text]] of events.entries()) {
      await addEvent(transaction, { id, kind, text, place, source, key: place === 0 ? key : undefined });
    }
    const changed = events.map(([kind]) => kind).join(', ');
    await recordAuditEvent(transaction, 'lead changed', { ...source, detail: `${id}: ${changed}` });
    return true;
  });
}

const changedMeanwhile =
  'Someone else changed this lead meanwhile. You see it as it is now. Make your change again if it still applies.';

const noSuchOwner = 'This person can no longer get leads. Reload the page, then choose someone else.';

/** Whether the lead is still what the caller saw. */
function isAsSeen(lead: LeadRow, change: LeadChange): boolean {
  const { seen, owner, undo } = change;
  if (seen === undefined) return true;
  const { stage, nextStep, dueAt, owner: seenOwner, contactedAt, contact = {} } = seen;
  return (
    stage === lead.stage &&
    nextStep === lead.next_step &&
    readTime(dueAt) === lead.due_at &&
    (owner === undefined || seenOwner === undefined || seenOwner === lead.owner_id) &&
    (contactOf(change) === undefined ||
      contactFieldNames.every((name) => isSame(contact[name], lead[name]))) &&
    (undo === undefined || contactedAt === undefined || readTime(contactedAt) === lead.contacted_at)
  );
}

const isSame = (seen: string | undefined, stored: string) => seen === undefined || seen === stored.trim();

/** Adds a note once for each key. Does nothing when there is no such lead. */
export function addNote(
  database: Database,
  id: string,
  { text, key: chosen }: { text: string; key: string },
  source: ChangeSource,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    if ((await lockLead(transaction, id)) === undefined) return;
    const key = storedKey(chosen, { request: 'note', accountId: source.accountId, leadId: id });
    if (await addEvent(transaction, { id, kind: 'note', text: severalLines(text), key, source })) {
      await recordAuditEvent(transaction, 'lead note added', { ...source, detail: id });
    }
  });
}

/**
 * Adds a row to the history of a lead.
 * @returns false when there is already a row with this key
 */
export async function addEvent(
  transaction: Database,
  event: {
    id: string;
    kind: LeadEventKind;
    text: string;
    /** The order among the events of the same time. */
    place?: number;
    key?: string | undefined;
    source: Pick<ChangeSource, 'at' | 'accountId'>;
  },
): Promise<boolean> {
  const added = await transaction
    .insertInto('lead_events')
    .values({
      // The response to a joined request contains this id, so it must look like the id of a new lead.
      id: event.place === undefined ? randomUUID() : `${event.place}-${randomUUID()}`,
      lead_id: event.id,
      at: event.source.at,
      account_id: event.source.accountId ?? null,
      kind: event.kind,
      text: event.text,
      idempotency_key: event.key ?? null,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

async function isDone(transaction: Database, key: string): Promise<boolean> {
  const event = await transaction
    .selectFrom('lead_events')
    .select('id')
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return event !== undefined;
}

/** Reads a lead and locks it until the transaction ends, so that two changes cannot overwrite each other. */
export function lockLead(transaction: Database, id: string): Promise<LeadRow | undefined> {
  return transaction
    .updateTable('demo_requests')
    .set((row) => ({ received_at: row.ref('received_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
