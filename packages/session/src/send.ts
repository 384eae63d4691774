import { appHostBasePath } from '@accounting-site/contract/call-paths';
import { ApiError, NetworkError } from './errors.ts';
import { parseJson } from './json.ts';

/** What one request is made of. `token` goes into the bearer header, `body` is sent as JSON. */
export interface SendOptions {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly signal: AbortSignal;
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly keepalive?: boolean;
  /** Gives the answer as it came, in a Blob, rather than as parsed JSON. */
  readonly asFile?: boolean;
}

/**
 * Sends one request to the app host (specification §7) and gives its parsed JSON body, or undefined when there is none
 * or it is not JSON. Rejects with `ApiError` for a status of 400 or above, with `NetworkError` when no answer came.
 */
export type Send = (path: string, options: SendOptions) => Promise<unknown>;

/**
 * Makes the function that sends requests. `appHost` is an origin, or empty for the page's own; `basePath` is what the
 * paths of its calls begin with.
 */
export function createSend(
  appHost: string,
  fetch: typeof globalThis.fetch,
  basePath: string = appHostBasePath,
): Send {
  const base = (appHost.endsWith('/') ? appHost.slice(0, -1) : appHost) + basePath;
  return async (path, options) => {
    const response = await fetch(base + path, requestInit(options)).catch(failUnanswered);
    if (response.ok && options.asFile) return response.blob().catch(failUnanswered);
    const answer = parseJson(await response.text().catch(failUnanswered));
    if (response.ok) return answer;
    throw new ApiError(response.status, answer, readRetryAfter(response.headers.get('retry-after')));
  };
}

function failUnanswered(cause: unknown): never {
  throw new NetworkError(false, { cause });
}

function requestInit({ method, signal, token, body, keepalive = false }: SendOptions): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  const init: RequestInit = { method, headers, signal, keepalive, credentials: 'include' };
  if (body === undefined) return init;
  headers['content-type'] = 'application/json';
  return { ...init, body: JSON.stringify(body) };
}

/** Seconds from either form of Retry-After (RFC 9110 §10.2.3), undefined when it is missing or unreadable. */
function readRetryAfter(value: string | null): number | undefined {
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
