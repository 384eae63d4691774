import type {
  DescribedEndpoint,
  RequestOf,
  ResponseOf,
} from '@accounting-site/contract/calls/endpoint-types';
import type { Endpoint } from '@accounting-site/contract/endpoints/endpoints';
import { type CallOptions, withDeadline } from './deadline.ts';
import { ApiError, SessionEndedError } from './errors.ts';
import type { Refresh } from './refresh.ts';
import type { Send, SendOptions } from './send.ts';
import type { SessionStore } from './session-store.ts';

/**
 * Sends one request and resolves to its parsed response. Both have the types of the endpoint's description in the
 * contract. The server may be a newer one, or a proxy, so check at run time what must not be missing.
 */
export type CallEndpoint = <E extends DescribedEndpoint>(
  endpoint: E,
  ...rest: Record<never, never> extends RequestOf<E>
    ? [request?: RequestOf<E>, options?: CallOptions]
    : [request: RequestOf<E>, options?: CallOptions]
) => Promise<ResponseOf<E>>;

/** The request of any endpoint. Its other members are path parameters. */
interface AnyRequest extends Pick<SendOptions, 'body' | 'asFile' | 'key'> {
  readonly query?: Record<string, string>;
  readonly [parameter: string]: unknown;
}

/**
 * Creates the client for endpoints that need a session (specification §4, §7). Each request has the stored
 * access token. After a 401 it waits for a refresh and is retried once. Sign-in, sign-out and refresh do not
 * use this client, so that they never trigger a refresh themselves.
 *
 * Rejects with `ApiError`, `NetworkError` or `SessionEndedError`, or with the reason of the caller's signal.
 */
export function createApiClient(send: Send, refresh: Refresh, store: SessionStore): CallEndpoint {
  const call = (endpoint: Endpoint, request: AnyRequest = {}, options: CallOptions = {}) =>
    withDeadline(options, async (signal) => {
      const { accessToken, user } = store.read();
      const query = `${new URLSearchParams(request.query)}`;
      const path = endpoint.replace(/:(\w+)/g, (_, name) => encodeURIComponent(request[name] as string));
      const address = (path + (query && `?${query}`)) as Endpoint;
      const attempt = (token: string | undefined) => send(address, { ...request, token, signal });
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
  return call as CallEndpoint;
}
