import { ApiError, NetworkError } from '@accounting-site/session';

/**
 * Why a request of the desk failed. Each reason has its own message: `refused` is an account without the right,
 * `no factor` an account without an authenticator app, and `gone` something that was deleted.
 */
export type DeskFailure = 'network' | 'refused' | 'no factor' | 'gone' | 'server';

/** Names the failure of a request to an endpoint for staff. */
export function failureOf(error: unknown): DeskFailure {
  if (error instanceof NetworkError) return 'network';
  if (!(error instanceof ApiError)) return 'server';
  if (error.problem.requires === 'authenticator') return 'no factor';
  if (error.status === 404) return 'gone';
  return error.status === 403 ? 'refused' : 'server';
}

/** Why the server refuses an account a page of the desk. A retry does not help. */
export type Refusal = Extract<DeskFailure, 'refused' | 'no factor'>;

export const isRefusal = (value: unknown): value is Refusal => value === 'refused' || value === 'no factor';

/** What was loaded, or why this account may not see it. Rejects for a failure that a retry may solve. */
export const orRefusal = <Value>(loading: Promise<Value>): Promise<Value | Refusal> =>
  loading.catch((error) => {
    const failure = failureOf(error);
    if (isRefusal(failure)) return failure;
    throw error;
  });
