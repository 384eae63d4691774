import { ApiError, NetworkError } from '@accounting-site/session';

/**
 * Why the server refuses an account a page of the desk: it lacks the right, or an authenticator app. A retry does not
 * help.
 */
type Refusal = 'refused' | 'no factor';

export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.problem.requires === 'authenticator') return 'no factor';
  return error.status === 403 ? 'refused' : undefined;
}

export const isRefusal = (value: unknown): value is Refusal => value === 'refused' || value === 'no factor';

/** What was loaded, or why this account may not see it. Rejects for a failure that a retry may solve. */
export const orRefusal = <Value>(loading: Promise<Value>): Promise<Value | Refusal> =>
  loading.catch((error) => {
    const refusal = refusalOf(error);
    if (refusal) return refusal;
    throw error;
  });

/** Whether the request was about something that was deleted. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Whether a retry would be refused too: not after a timeout (408) or a rate limit (429). */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && ![408, 429].includes(error.status);

/** The text about one thing that could not be loaded: what the server says, if it refuses. */
export function failureText(error: unknown, words: { gone?: string; failed: string }): string {
  if (isGone(error)) return words.gone ?? words.failed;
  return (error instanceof ApiError && error.status < 500 && error.problem.message) || words.failed;
}

/** The text about a list that could not be loaded. */
export const listFailureText = (error: unknown, words: Record<'network' | 'server', string>): string =>
  error instanceof NetworkError ? words.network : failureText(error, { failed: words.server });
