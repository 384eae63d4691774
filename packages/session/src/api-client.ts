import { type CallOptions, withDeadline } from './deadline.ts';
import { ApiError, SessionEndedError } from './errors.ts';
import type { Refresh } from './refresh.ts';
import type { Send, SendOptions } from './send.ts';
import type { SessionStore } from './session-store.ts';

/** What a call sends. */
export type CallRequest = Pick<SendOptions, 'method' | 'body' | 'asFile'>;

/** Makes one call and gives its parsed answer. */
export type Call = (path: string, request: CallRequest, options?: CallOptions) => Promise<unknown>;

/**
 * Makes the client for calls that need a session (specification §4, §7): each carries the stored access token, and one
 * that is answered with 401 waits for a refresh and is sent once more, never a third time. Login, logout and refresh
 * do not go through here, so that they never trigger a refresh themselves.
 *
 * Rejects with `ApiError`, `NetworkError` or `SessionEndedError`, or with the reason of the caller's signal.
 */
export function createApiClient(send: Send, refresh: Refresh, store: SessionStore): Call {
  return (path, request, options = {}) =>
    withDeadline(options, async (signal) => {
      const { accessToken, user } = store.read();
      const attempt = (token: string | undefined) => send(path, { ...request, token, signal });
      try {
        return await attempt(accessToken);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 401)) throw error;
      }
      const newToken = await refresh(accessToken);
      // Somebody else may have signed in meanwhile: what was meant for one account is never sent to another.
      if (store.read().user?.id !== user?.id) {
        throw new SessionEndedError('The session ended before the call was answered');
      }
      return attempt(newToken);
    });
}
