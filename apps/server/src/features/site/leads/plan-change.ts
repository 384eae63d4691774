import {
  isOpenStage,
  type LeadEventKind,
  type LeadStage,
  talkedReasons,
} from '@accounting-site/contract/staff/leads';
import type { LeadChange } from '@accounting-site/contract/staff/staff-leads';
import type { Updateable } from 'kysely';
import type { LeadTable } from '../../../database/lead-tables.ts';
import { oneLine } from '../../../site-forms/clean-text.ts';
import { planContact } from './contact-history.ts';
import type { LeadRow } from './leads.repository.ts';

/** What a change sets, and what it adds to the history. */
interface Plan {
  set: Updateable<LeadTable>;
  events: [LeadEventKind, string][];
}

/**
 * Plans a change of a lead, without a database.
 * @param by the account that makes the change
 * @param dueAt when the answer to a request of now is due: for a lead that is set back to new
 */
export function planChange(
  before: LeadRow,
  change: LeadChange,
  { at, by, dueAt }: { at: number; by: string | undefined; dueAt?: number | undefined },
): Plan {
  const plan: Plan = { set: {}, events: [] };
  if (change.contacted) {
    plan.set = { answered_at: before.answered_at ?? at, contacted_at: at, due_at: null, next_step: '' };
    plan.events.push(['contacted', '']);
    if (before.owner_id === null && by !== undefined) plan.set.owner_id = by;
  }
  const stage = change.stage ?? (change.contacted && before.stage === 'new' ? 'contacted' : before.stage);
  const isUndone = change.undo !== undefined && change.stage !== undefined;
  if (stage !== before.stage || isCorrected(before, change) || isUndone) {
    moveTo(stage, plan, before, change, at);
  }
  if (change.owner !== undefined && change.owner !== before.owner_id) {
    plan.set.owner_id = change.owner;
    plan.events.push(['owner', change.owner ?? '']);
  }
  planNextStep(plan, before, change);
  // Without a due time a lead is in no list of what is due, and nobody is reminded of it.
  const { due_at = before.due_at } = plan.set;
  if (change.stage === 'new' && !change.undo && due_at === null && dueAt !== undefined) {
    Object.assign(plan.set, { due_at: dueAt, alerted_at: null });
  }
  const contact = planContact(before, change);
  if (contact) {
    Object.assign(plan.set, contact.set);
    plan.events.push(['contact details', contact.text]);
  }
  if (change.undo) plan.set.suspected = change.undo.suspected ? 1 : 0;
  else if (isFollowedUp(change)) plan.set.suspected = 0;
  return plan;
}

/**
 * Whether staff follow up the lead. Then it is no longer suspected, because work lists omit suspected leads.
 */
const isFollowedUp = ({ contacted, stage, owner, nextStep, dueAt, contact }: LeadChange) =>
  contacted || (stage !== undefined && stage !== 'lost') || Boolean(owner || nextStep || dueAt || contact);

/** Whether the stage stays the same while its reason or the sold plan changes. */
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
  else if (change.undo) {
    const { answeredAt, contactedAt } = change.undo;
    const read = (time: string | null) => readPast(time, before, at);
    Object.assign(plan.set, { answered_at: read(answeredAt), contacted_at: read(contactedAt) });
  } else if (stage !== 'lost' || talkedReasons.some((reason) => reason === change.lostReason)) {
    plan.set.answered_at = before.answered_at ?? at;
  }
  plan.events.push(['stage', `${stage}${reasonOf(stage, before, change)}`]);
}

/** The time in milliseconds, as the database has it. */
export const readTime = (time: string | null) => (time === null ? null : Date.parse(time));

/** A time since the lead arrived. Leads are deleted some time after their last contact, so an undo must not invent it. */
function readPast(time: string | null, { received_at }: LeadRow, at: number): number | null {
  const read = readTime(time);
  return read === null ? null : Math.min(Math.max(read, received_at), at);
}

/**
 * What follows the stage in the history. A win, and a loss with its reason alone, begin now: they belong to this period.
 */
function reasonOf(stage: LeadStage, before: LeadRow, { lostReason, undo }: LeadChange): string {
  const isSame = stage === before.stage;
  const reason = stage === 'lost' ? `: ${lostReason}` : '';
  if (undo) return `${reason}: undone`;
  return isSame ? `${reason}: ${stage === 'lost' ? 'reason' : 'plan'} changed` : reason;
}

function planNextStep(plan: Plan, before: LeadRow, change: LeadChange): void {
  const { nextStep, dueAt, undo } = change;
  if (nextStep === undefined && dueAt === undefined) return;
  // After the changes so far, because a contact removes the step that it completes.
  const { next_step = before.next_step, due_at = before.due_at } = plan.set;
  const text = nextStep === undefined ? next_step : oneLine(nextStep);
  const due = dueAt === undefined ? due_at : readTime(dueAt);
  Object.assign(plan.set, { next_step: text, due_at: due });
  if (text === before.next_step && due === before.due_at) return;
  plan.events.push(['next step', text]);
  // No alert: staff know of the lead, and its due time is no longer the one that was promised. An undo brings the
  // promise back with its alert, but no second one.
  if (undo === undefined && due !== null) plan.set.alerted_at = before.alerted_at ?? due;
  if (undo && due !== before.due_at && before.alerted_at === before.due_at) plan.set.alerted_at = null;
}
