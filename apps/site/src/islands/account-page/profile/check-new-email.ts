import { collectProblems, emailProblem } from '../../../lib/app-form/check-fields.ts';
import type { FieldErrors, Fields } from '../../../lib/forms/form-fields.ts';

/** Validates a new address. One that differs from the current one only in case is the same address. */
export function checkNewEmail({ email }: Fields, current: string, same: string): FieldErrors {
  const isSame = email?.trim().toLowerCase() === current.toLowerCase();
  return collectProblems({ email: emailProblem(email) ?? (isSame ? same : undefined) });
}
