import type { LeadChange, StaffLead } from '@accounting-site/contract/staff-leads';

/** The change that restores what another change replaced. The history keeps both. */
export function undoOf(before: StaffLead, change: LeadChange): LeadChange {
  const { stage, lostReason, plan, nextStep, dueAt } = before;
  const undo: LeadChange = {};
  if (change.contacted || change.stage !== undefined) {
    undo.stage = stage;
    if (stage === 'lost') undo.lostReason = lostReason || 'no answer';
    if (change.plan !== undefined) undo.plan = plan;
  }
  // Contacting a person takes a lead that nobody had, and the next step is done.
  if (change.contacted || change.owner !== undefined) undo.owner = before.owner?.id ?? null;
  if (undo.stage !== undefined || change.nextStep !== undefined || change.dueAt !== undefined) {
    Object.assign(undo, { nextStep, dueAt });
  }
  return undo;
}
