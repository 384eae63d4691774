import { collectProblems, emailProblem } from '../../../lib/app-form/check-fields.ts';
import type { FieldErrors, Fields } from '../../../lib/form-fields.ts';

/** What is wrong with a new address. One that differs from the current in letter case alone is the same one. */
export function checkNewEmail({ email }: Fields, current: string, same: string): FieldErrors {
  const isSame = email?.trim().toLowerCase() === current.toLowerCase();
  return collectProblems({ email: emailProblem(email) ?? (isSame ? same : undefined) });
}
