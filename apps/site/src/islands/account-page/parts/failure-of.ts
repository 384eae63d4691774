import { ApiError } from '@accounting-site/session';
import { type AppFormFailure, readRefusal } from '../../../lib/app-form/read-refusal.ts';
import type { FieldErrors } from '../../../lib/form-fields.ts';

/** Why an action did not happen. `refused` says what to do: with the fields that were sent, or in all. */
export type Failure = AppFormFailure | { reason: 'refused'; message: string; errors: FieldErrors };

/** A failed call as what the page says about it. */
export function failureOf(error: unknown): Failure {
  const refusal = readRefusal(error);
  if ('errors' in refusal) return refusedFor(refusal.errors);
  if (refusal.failure.reason !== 'server' || !(error instanceof ApiError)) return refusal.failure;
  const { status, problem } = error;
  if (status >= 500 || problem.message === undefined) return refusal.failure;
  return { reason: 'refused', message: problem.message, errors: {} };
}

/** A refusal of what was typed. Where none of the fields is in sight, the first message stands for all. */
export const refusedFor = (errors: FieldErrors): Failure => ({
  reason: 'refused',
  message: Object.values(errors)[0] ?? '',
  errors,
});
