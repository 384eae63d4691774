import { ApiError, LoginError, NetworkError } from '@accounting-site/session';
import type { FieldErrors } from '../form-fields.ts';

/** Why a form was not taken. `link`: the mailed link is used up or too old. `wait` is in seconds. */
export type AppFormFailure =
  | { reason: 'network' | 'busy' | 'server' | 'link' }
  | { reason: 'limited'; wait: number | undefined };

/** What the server has against what was typed, or else why it was not taken. */
export type AppFormRefusal = { errors: FieldErrors } | { failure: AppFormFailure };

/** The answer behind a failed call, also behind a failed way of signing in. */
export const answerBehind = (error: unknown) => (error instanceof LoginError ? error.cause : error);

/** Reads a failed call of the application as what its form has to show. */
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
