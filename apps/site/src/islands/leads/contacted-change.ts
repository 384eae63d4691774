import type { LeadChange, StaffLead } from '@accounting-site/contract/staff-leads';

type NextStep = Pick<StaffLead, 'nextStep' | 'dueAt'>;

/**
 * The change for 'Yes, contacted', which removes the next step. A step that was planned after the question
 * opened is sent again, so that it stays.
 */
export function contactedChange(asked: NextStep, { nextStep, dueAt }: NextStep): LeadChange {
  const isSame = nextStep === asked.nextStep && dueAt === asked.dueAt;
  return isSame ? { contacted: true } : { contacted: true, nextStep, dueAt };
}
