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
