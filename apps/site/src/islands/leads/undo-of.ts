import type { LeadChange, StaffLead } from '@accounting-site/contract/staff-leads';

/** The change that undoes another one. The history contains both. */
export function undoOf(before: StaffLead, change: LeadChange): LeadChange {
  const { stage, lostReason, plan, nextStep, dueAt } = before;
  const undo: LeadChange = {};
  if (change.contacted || change.stage !== undefined) {
    undo.stage = stage;
    if (stage === 'lost') undo.lostReason = lostReason || 'no answer';
    if (change.plan !== undefined) undo.plan = plan;
  }
  // A contact sets the owner of a lead without one, and removes the next step.
  if (change.contacted || change.owner !== undefined) undo.owner = before.owner?.id ?? null;
  if (undo.stage !== undefined || change.nextStep !== undefined || change.dueAt !== undefined) {
    Object.assign(undo, { nextStep, dueAt });
  }
  return undo;
}
