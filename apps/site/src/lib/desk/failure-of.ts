import { ApiError, NetworkError } from '@accounting-site/session';

/**
 * Why a request of the desk failed. Each reason has its own message: `refused` is an account without the right,
 * `no factor` an account without an authenticator app, and `gone` something that was deleted.
 */
export type DeskFailure = 'network' | 'refused' | 'no factor' | 'gone' | 'server' | Said;

/** Any other refusal, in the words of the server, which say what to do: how long to wait after too many requests. */
interface Said {
  says: string;
}

/** Names the failure of a request to an endpoint for staff. */
export function failureOf(error: unknown): DeskFailure {
  if (error instanceof NetworkError) return 'network';
  if (!(error instanceof ApiError)) return 'server';
  const { status, problem } = error;
  if (problem.requires === 'authenticator') return 'no factor';
  if (status === 404) return 'gone';
  if (status === 403) return 'refused';
  return status < 500 && problem.message ? { says: problem.message } : 'server';
}

/** Whether a retry would be refused too: not after a timeout (408) or a rate limit (429). */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && ![408, 429].includes(error.status);

/** The text about a list that could not be loaded. */
export const listFailureText = (failure: DeskFailure, words: Record<'network' | 'server', string>): string =>
  typeof failure === 'object' ? failure.says : words[failure === 'network' ? 'network' : 'server'];

/** The text about one thing that could not be loaded: what the server says, if it refuses. */
export function failureText(error: unknown, words: { gone?: string; failed: string }): string {
  if (failureOf(error) === 'gone') return words.gone ?? words.failed;
  return (error instanceof ApiError && error.status < 500 && error.problem.message) || words.failed;
}

/** Why the server refuses an account a page of the desk. A retry does not help. */
type Refusal = Extract<DeskFailure, 'refused' | 'no factor'>;

export const isRefusal = (value: unknown): value is Refusal => value === 'refused' || value === 'no factor';

/** What was loaded, or why this account may not see it. Rejects for a failure that a retry may solve. */
export const orRefusal = <Value>(loading: Promise<Value>): Promise<Value | Refusal> =>
  loading.catch((error) => {
    const failure = failureOf(error);
    if (isRefusal(failure)) return failure;
    throw error;
  });
