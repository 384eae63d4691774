import { ApiError } from '@accounting-site/session';
import { type AppFormFailure, readRefusal } from '../app-form/read-refusal.ts';
import type { FieldErrors } from '../forms/form-fields.ts';

/** Why an action failed. `refused` carries a message and the field errors. */
export type Failure = AppFormFailure | { reason: 'refused'; message: string; errors: FieldErrors };

/** Converts a failed API request to a failure that the page can show. */
export function failureOf(error: unknown): Failure {
  const refusal = readRefusal(error);
  if ('errors' in refusal) return refusedFor(refusal.errors);
  if (refusal.failure.reason !== 'server' || !(error instanceof ApiError)) return refusal.failure;
  const { status, problem } = error;
  if (status >= 500 || problem.message === undefined) return refusal.failure;
  return { reason: 'refused', message: problem.message, errors: {} };
}

/** A validation failure. Where none of the fields is visible, the first message is shown for all. */
export const refusedFor = (errors: FieldErrors): Failure => ({
  reason: 'refused',
  message: Object.values(errors)[0] ?? '',
  errors,
});
