import { appHostPaths } from '@accounting-site/contract/call-paths';
import { refreshWithoutAccessToken } from '@accounting-site/contract/error-messages';
import { withDeadline } from './deadline.ts';
import { AnswerError, ApiError, SessionEndedError } from './errors.ts';
import { isRecord } from './is-record.ts';
import type { Send } from './send.ts';
import type { SessionStore } from './session-store.ts';
import { oneTabAtATime, type TabLocks } from './tab-locks.ts';
import { isToken } from './token.ts';

/** What a refresh works with. */
export interface RefreshParts {
  readonly send: Send;
  readonly store: SessionStore;
  readonly locks: TabLocks | undefined;
  readonly redirectToLogin: () => void;
}

/** Gives a token to use instead of `usedToken`, which was answered with 401. */
export type Refresh = (usedToken: string | undefined) => Promise<string>;

/** Statuses by which the app host, or a gateway before it, says 'not now' rather than 'no'. */
const temporaryStatuses = [408, 429, 502, 503, 504];

/**
 * Makes the token refresh (specification §4, §7, §8). Calls that wait at the same time share one refresh, in this tab
 * and, where Web Locks are there, with the other tabs: whoever finds a newer token stored uses that one.
 *
 * A refusal, an answer without accessToken and any other failure that the app host answers clear the stored tokens and
 * user, go to /login, and reject with `SessionEndedError`. How we read §8: no answer at all (`NetworkError`) or one
 * that only asks for patience (408, 429, 502, 503, 504) is not yet a refresh failure. The session stays, the waiting
 * calls reject with that error, and the next 401 tries again; a lost connection must not sign anybody out.
 *
 * A session that ended or changed while the refresh was under way stays as it is: the new token is dropped, so that
 * nothing brings back a session after signing out, and nobody is sent to /login who signed out of their own will.
 */
export function createRefresh({ send, store, locks, redirectToLogin }: RefreshParts): Refresh {
  let underWay: { readonly usedToken: string | undefined; readonly token: Promise<string> } | undefined;

  function refresh(usedToken: string | undefined): Promise<string> {
    if (underWay && underWay.usedToken === usedToken) return underWay.token;
    const timesCleared = store.timesCleared();
    const isUnchanged = () => store.read().accessToken === usedToken && store.timesCleared() === timesCleared;
    const token = withDeadline({}, (signal) =>
      oneTabAtATime(locks, 'session-refresh', signal, () => renew(usedToken, isUnchanged, signal)),
    );
    const mine = { usedToken, token };
    underWay = mine;
    const done = () => {
      if (underWay === mine) underWay = undefined;
    };
    token.then(done, done);
    return token;
  }

  async function renew(
    usedToken: string | undefined,
    isUnchanged: () => boolean,
    signal: AbortSignal,
  ): Promise<string> {
    if (!isUnchanged()) return storedToken();
    try {
      const token = await askForToken(usedToken, signal);
      if (!isUnchanged()) return storedToken();
      store.saveAccessToken(token);
      return token;
    } catch (error) {
      if (!isRefreshFailure(error)) throw error;
      // Without Web Locks another tab may have used up the refresh token, and stored what it got for it.
      if (!isUnchanged()) return storedToken();
      store.clear();
      redirectToLogin();
      throw new SessionEndedError(error.message, { cause: error });
    }
  }

  async function askForToken(usedToken: string | undefined, signal: AbortSignal): Promise<string> {
    const answer = await send(appHostPaths.refresh, { method: 'POST', token: usedToken, signal });
    if (isRecord(answer) && isToken(answer.accessToken)) return answer.accessToken;
    throw new AnswerError(refreshWithoutAccessToken);
  }

  /** The token that somebody else stored meanwhile, if there is one. */
  function storedToken(): string {
    const { accessToken } = store.read();
    if (accessToken) return accessToken;
    throw new SessionEndedError('The session ended before the call was answered');
  }

  return refresh;
}

function isRefreshFailure(error: unknown): error is ApiError | AnswerError {
  if (error instanceof ApiError) return !temporaryStatuses.includes(error.status);
  return error instanceof AnswerError;
}
