import { ApiError, LoginError, NetworkError } from '@accounting-site/session';
import type { SignInWords } from './sign-in-words.ts';

/**
 * What to tell beside 'Invalid email or password', which the page shows for every failure (specification §8),
 * when the password was not what failed: undefined for a plain refusal.
 */
export function explainFailure(
  error: unknown,
  words: Omit<SignInWords['failures'], 'not_stored'>,
): string | undefined {
  const cause = error instanceof LoginError ? error.cause : error;
  if (cause instanceof NetworkError) return words.network;
  if (!(cause instanceof ApiError)) return words.server;
  if (cause.status === 429) return words.limited;
  if (cause.status === 503) return words.busy;
  return cause.status >= 500 ? words.server : undefined;
}
