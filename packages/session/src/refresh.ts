import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { refreshWithoutAccessToken } from '@accounting-site/contract/endpoints/error-messages';
import { isRecord } from '@accounting-site/contract/fields/is-record';
import { withDeadline } from './deadline.ts';
import { AnswerError, ApiError, SessionEndedError } from './errors.ts';
import type { Send } from './send.ts';
import type { SessionStore } from './session-store.ts';
import { oneTabAtATime, type TabLocks } from './tab-locks.ts';
import { isToken } from './token.ts';

interface RefreshParts {
  readonly send: Send;
  readonly store: SessionStore;
  readonly locks: TabLocks | null;
  readonly redirectToLogin: () => void;
}

/** Resolves to a token to use instead of `usedToken`, which got a 401. */
export type Refresh = (usedToken: string | undefined) => Promise<string>;

/** Temporary statuses of the app host or of a gateway in front of it. */
const temporaryStatuses = [408, 429, 502, 503, 504];

/**
 * Creates the token refresh (specification §4, §7, §8). Simultaneous requests share one refresh in this tab
 * and, if the browser has Web Locks, with the other tabs: a tab that finds a newer token in the storage uses
 * that one.
 *
 * A refusal, a response without accessToken and any other error response clear the stored tokens and user,
 * redirect to /login, and reject with `SessionEndedError`. Our reading of §8: no response at all
 * (`NetworkError`) and a temporary status (408, 429, 502, 503, 504) are not refresh failures. The session
 * stays, the waiting requests reject with that error, and the next 401 tries again, because a lost connection
 * must not sign the user out.
 *
 * If the session ended or changed during the refresh, the new token is dropped. So a refresh never restores a
 * session after sign-out, and a user who signed out is not redirected to /login.
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
      // Without Web Locks another tab may have used the refresh token first, and stored the new one.
      if (!isUnchanged()) return storedToken();
      store.clear();
      redirectToLogin();
      throw new SessionEndedError(error.message, { cause: error });
    }
  }

  async function askForToken(usedToken: string | undefined, signal: AbortSignal): Promise<string> {
    const answer = await send(appHostEndpoints.refresh, { token: usedToken, signal });
    if (isRecord(answer) && isToken(answer.accessToken)) return answer.accessToken;
    throw new AnswerError(refreshWithoutAccessToken);
  }

  /** The token that another request or tab stored meanwhile, if there is one. */
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
