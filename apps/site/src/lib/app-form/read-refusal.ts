import { ApiError, LoginError, NetworkError } from '@accounting-site/session';
import { errorsByField } from '../forms/form-fields.ts';
import type { FormRefusal } from '../forms/use-form.ts';

/**
 * Why a form was refused. `link`: the emailed link does not work any more; the server says why, and what to do. `wait`
 * is in seconds.
 */
export type AppFormFailure =
  | { reason: 'network' | 'busy' | 'server' }
  | { reason: 'link'; message: string }
  | { reason: 'limited'; wait: number | undefined };

/** The response of a failed request, also of a failed sign-in. */
export const answerBehind = (error: unknown) => (error instanceof LoginError ? error.cause : error);

/** Converts a failed application request to what its form shows. */
export function readRefusal(error: unknown): FormRefusal<AppFormFailure> {
  const cause = answerBehind(error);
  if (cause instanceof NetworkError) return { failure: { reason: 'network' } };
  if (!(cause instanceof ApiError)) return { failure: { reason: 'server' } };
  const { status, retryAfter, problem } = cause;
  if (status === 429) return { failure: { reason: 'limited', wait: retryAfter } };
  if (status === 410 && problem.message) return { failure: { reason: 'link', message: problem.message } };
  if (status === 503) return { failure: { reason: 'busy' } };
  if (status < 500 && problem.errors?.length) return { errors: errorsByField(problem.errors) };
  return { failure: { reason: 'server' } };
}
