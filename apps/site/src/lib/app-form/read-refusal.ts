import { ApiError, LoginError, NetworkError } from '@accounting-site/session';
import type { FieldErrors } from '../forms/form-fields.ts';

/** Why a form was refused. `link`: the emailed link is used or expired. `wait` is in seconds. */
export type AppFormFailure =
  | { reason: 'network' | 'busy' | 'server' | 'link' }
  | { reason: 'limited'; wait: number | undefined };

/** The server's field errors, or else why the form was refused. */
export type AppFormRefusal = { errors: FieldErrors } | { failure: AppFormFailure };

/** The response of a failed request, also of a failed sign-in. */
export const answerBehind = (error: unknown) => (error instanceof LoginError ? error.cause : error);

/** Converts a failed application request to what its form shows. */
export function readRefusal(error: unknown): AppFormRefusal {
  const cause = answerBehind(error);
  if (cause instanceof NetworkError) return { failure: { reason: 'network' } };
  if (!(cause instanceof ApiError)) return { failure: { reason: 'server' } };
  const { status, retryAfter, problem } = cause;
  if (status === 429) return { failure: { reason: 'limited', wait: retryAfter } };
  if (status === 410) return { failure: { reason: 'link' } };
  if (status === 503) return { failure: { reason: 'busy' } };
  if (status < 500 && problem.errors?.length) {
    return { errors: Object.fromEntries(problem.errors.map(({ field, message }) => [field, message])) };
  }
  return { failure: { reason: 'server' } };
}
