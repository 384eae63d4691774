import { ApiError, NetworkError } from '@accounting-site/session';
import { answerBehind } from '../../lib/app-form/read-refusal.ts';
import { fillWait } from '../../lib/text/fill-wait.ts';
import type { SignInWords } from '../../pages/_login/login-words.ts';

/** Messages added to 'Invalid email or password' when the cause was not the password. */
export type FailureWords = Pick<SignInWords['failures'], 'network' | 'busy' | 'limited' | 'server'>;

/** The same where it was a code or a passkey that could not be checked. A new password would not help. */
export const withoutPassword = ({
  unreachable,
  limited_code,
  ...others
}: SignInWords['failures']): FailureWords => ({
  ...others,
  network: unreachable,
  limited: limited_code,
});

/**
 * The message to add to 'Invalid email or password', which the page shows for every failure (specification
 * §8), when the cause was not the password. Undefined for a plain refusal.
 */
export function explainFailure(error: unknown, words: FailureWords): string | undefined {
  const cause = answerBehind(error);
  if (cause instanceof NetworkError) return words.network;
  if (!(cause instanceof ApiError)) return words.server;
  if (cause.status === 429) return fillWait(words.limited, cause.retryAfter);
  // The account is disabled, which the server only says to someone with its password. Specification §8 puts the
  // sentence for every failure above it. With 409 the account was changed at that moment.
  if (cause.status === 403 || cause.status === 409) return cause.problem.message;
  if (cause.status === 503) return words.busy;
  return cause.status >= 500 ? words.server : undefined;
}

/** The challenge of the second step, when the password was correct and the account has a second factor. */
export function readChallenge(error: unknown): string | undefined {
  const cause = answerBehind(error);
  if (!(cause instanceof ApiError) || cause.problem.requires !== 'second-factor') return undefined;
  return cause.problem.challenge;
}

/** Why a code failed: it was wrong, the challenge is over, or something else failed. */
export type CodeFailure = { wrong: true; challenge?: string } | { over: true } | { explanation: string };

export function readCodeFailure(error: unknown, words: FailureWords): CodeFailure {
  const challenge = readChallenge(error);
  if (challenge !== undefined) return { wrong: true, challenge };
  const explanation = explainFailure(error, words);
  if (explanation !== undefined) return { explanation };
  const cause = answerBehind(error);
  const isCode = cause instanceof ApiError && cause.problem.errors?.some(({ field }) => field === 'code');
  return isCode ? { wrong: true } : { over: true };
}
