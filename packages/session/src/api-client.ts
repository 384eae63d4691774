import type { Endpoint } from '@accounting-site/contract/endpoints/endpoints';
import { type CallOptions, withDeadline } from './deadline.ts';
import { ApiError, SessionEndedError } from './errors.ts';
import type { Refresh } from './refresh.ts';
import type { Send, SendOptions } from './send.ts';
import type { SessionStore } from './session-store.ts';

type CallRequest = Pick<SendOptions, 'body' | 'asFile' | 'key'>;

/** Sends one request and resolves to its parsed response. */
export type CallEndpoint = (
  endpoint: Endpoint,
  request?: CallRequest,
  options?: CallOptions,
) => Promise<unknown>;

/**
 * Creates the client for endpoints that need a session (specification §4, §7). Each request has the stored
 * access token. After a 401 it waits for a refresh and is retried once. Sign-in, sign-out and refresh do not
 * use this client, so that they never trigger a refresh themselves.
 *
 * Rejects with `ApiError`, `NetworkError` or `SessionEndedError`, or with the reason of the caller's signal.
 */
export function createApiClient(send: Send, refresh: Refresh, store: SessionStore): CallEndpoint {
  return (endpoint, request, options = {}) =>
    withDeadline(options, async (signal) => {
      const { accessToken, user } = store.read();
      const attempt = (token: string | undefined) => send(endpoint, { ...request, token, signal });
      try {
        return await attempt(accessToken);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 401)) throw error;
      }
      const newToken = await refresh(accessToken);
      // Another user may have signed in meanwhile: a request of one account is never sent as another.
      if (store.read().user?.id !== user?.id) {
        throw new SessionEndedError('The session ended before the call was answered');
      }
      return attempt(newToken);
    });
}
