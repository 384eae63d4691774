import { randomUUID } from 'node:crypto';
import { isOpenStage, type LeadEventKind, type LeadStage } from '@accounting-site/contract/leads';
import type { LeadChange } from '@accounting-site/contract/staff-leads';
import type { Updateable } from 'kysely';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import type { LeadTable } from '../../../database/lead-tables.ts';
import type { Database } from '../../../database/open-database.ts';
import { oneLine, severalLines } from '../../../site-forms/clean-text.ts';
import type { LeadRow } from './leads.repository.ts';
import { findMember } from './members.repository.ts';

/** Who changes a lead, for the history and the audit. `accountId` is missing on the command line. */
export type ChangeSource = Parameters<typeof recordAuditEvent>[2];

/**
 * Changes a lead and writes down what changed, in its history and in the audit. Whoever contacts a person
 * first becomes the owner of the lead. A change that changes nothing leaves no trace.
 * @returns false when there is no such lead, or no such member of staff to give it to
 */
export function changeLead(
  database: Database,
  id: string,
  change: LeadChange,
  source: ChangeSource,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const before = await lockLead(transaction, id);
    if (before === undefined) return false;
    const owner = typeof change.owner === 'string' ? await findMember(transaction, change.owner) : undefined;
    if (typeof change.owner === 'string' && owner === undefined) return false;

    const { set, events } = planChange(before, change, { at: source.at, by: source.accountId, owner });
    if (events.length === 0) return true;
    await transaction.updateTable('demo_requests').set(set).where('id', '=', id).execute();
    for (const [place, [kind, text]] of events.entries()) {
      await addEvent(transaction, { id, kind, text, place, source });
    }
    const changed = events.map(([kind]) => kind).join(', ');
    await recordAuditEvent(transaction, 'lead changed', { ...source, detail: `${id}: ${changed}` });
    return true;
  });
}

/**
 * Adds a note once for each key.
 * @returns false when there is no such lead
 */
export function addNote(
  database: Database,
  id: string,
  { text, key }: { text: string; key: string },
  source: ChangeSource,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    if ((await lockLead(transaction, id)) === undefined) return false;
    if (await addEvent(transaction, { id, kind: 'note', text: severalLines(text), key, source })) {
      await recordAuditEvent(transaction, 'lead note added', { ...source, detail: id });
    }
    return true;
  });
}

/**
 * Adds a row to the history of a lead.
 * @returns false when there is one with this key already
 */
export async function addEvent(
  transaction: Database,
  event: {
    id: string;
    kind: LeadEventKind;
    text: string;
    /** Among the events of the same time. */
    place?: number;
    key?: string;
    source: Pick<ChangeSource, 'at' | 'accountId'>;
  },
): Promise<boolean> {
  const added = await transaction
    .insertInto('lead_events')
    .values({
      // Of a joined request the visitor gets this id: it must look like the id of a new lead.
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

/** Reads a lead and locks it until the transaction ends, so that two changes cannot overwrite each other. */
export function lockLead(transaction: Database, id: string): Promise<LeadRow | undefined> {
  return transaction
    .updateTable('demo_requests')
    .set((row) => ({ received_at: row.ref('received_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

interface Plan {
  set: Updateable<LeadTable>;
  events: [LeadEventKind, string][];
}

function planChange(
  before: LeadRow,
  change: LeadChange,
  { at, by, owner }: { at: number; by: string | undefined; owner: { name: string } | undefined },
): Plan {
  const plan: Plan = { set: {}, events: [] };
  if (change.contacted) {
    plan.set = { answered_at: before.answered_at ?? at, contacted_at: at, due_at: null, next_step: '' };
    plan.events.push(['contacted', '']);
    if (before.owner_id === null && by !== undefined) plan.set.owner_id = by;
  }
  const stage = change.stage ?? (change.contacted && before.stage === 'new' ? 'contacted' : before.stage);
  if (stage !== before.stage || isCorrected(before, change)) moveTo(stage, plan, before, change, at);
  if (change.owner !== undefined && change.owner !== before.owner_id) {
    plan.set.owner_id = change.owner;
    plan.events.push(['owner', owner?.name ?? '']);
  }
  planNextStep(plan, before, change);
  return plan;
}

/** Whether the stage stays, and its reason or the sold plan changes. */
const isCorrected = (before: LeadRow, { stage, lostReason, plan }: LeadChange) =>
  stage === before.stage &&
  ((stage === 'lost' && lostReason !== before.lost_reason) ||
    (stage === 'won' && plan !== undefined && oneLine(plan) !== before.plan));

function moveTo(stage: LeadStage, plan: Plan, before: LeadRow, change: LeadChange, at: number): void {
  plan.set.stage = stage;
  plan.set.lost_reason = stage === 'lost' ? (change.lostReason ?? '') : '';
  if (change.plan !== undefined) plan.set.plan = oneLine(change.plan);
  if (!isOpenStage(stage)) Object.assign(plan.set, { due_at: null, next_step: '' });
  if (stage === 'new') Object.assign(plan.set, { answered_at: null, contacted_at: null });
  else if (stage !== 'lost') plan.set.answered_at = before.answered_at ?? at;
  plan.events.push(['stage', stage === 'lost' ? `${stage}: ${change.lostReason}` : stage]);
}

function planNextStep(plan: Plan, before: LeadRow, change: LeadChange): void {
  const { nextStep, dueAt } = change;
  if (nextStep === undefined && dueAt === undefined) return;
  // What the change so far leaves: a contact clears the step that led to it.
  const { next_step = before.next_step, due_at = before.due_at } = plan.set;
  const text = nextStep === undefined ? next_step : oneLine(nextStep);
  const due = dueAt === undefined ? due_at : dueAt === null ? null : Date.parse(dueAt);
  Object.assign(plan.set, { next_step: text, due_at: due });
  if (text !== before.next_step || due !== before.due_at) plan.events.push(['next step', text]);
}
