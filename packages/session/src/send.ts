import { appHostBasePath, type Endpoint } from '@accounting-site/contract/endpoints/endpoints';
import { ApiError, NetworkError } from './errors.ts';
import { parseJson } from './json.ts';

/** The parts of one request. `token` becomes the bearer token, `body` is sent as JSON. */
export interface SendOptions {
  readonly signal: AbortSignal;
  readonly token?: string | undefined;
  readonly body?: unknown;
  /** The Idempotency-Key: the server does once what is sent several times with the same key. */
  readonly key?: string | undefined;
  readonly keepalive?: boolean;
  /** Resolves to the raw response body in a Blob instead of parsed JSON. */
  readonly asFile?: boolean;
}

/**
 * Sends one request to the app host (specification §7) and resolves to its parsed JSON body, or undefined if
 * there is none or it is not JSON. Rejects with `ApiError` for a status of 400 or above, and with
 * `NetworkError` if there is no response.
 */
export type Send = (endpoint: Endpoint, options: SendOptions) => Promise<unknown>;

/**
 * Creates the function that sends requests. `appHost` is an origin, or empty for the page's own; `basePath`
 * is the prefix of the paths.
 */
export function createSend(
  appHost: string,
  fetch: typeof globalThis.fetch,
  basePath: string = appHostBasePath,
): Send {
  const base = (appHost.endsWith('/') ? appHost.slice(0, -1) : appHost) + basePath;
  return async (endpoint, options) => {
    const [method = '', path] = endpoint.split(' ');
    const response = await fetch(base + path, requestInit(method, options)).catch(failUnanswered);
    if (response.ok && options.asFile) return response.blob().catch(failUnanswered);
    const answer = parseJson(await response.text().catch(failUnanswered));
    if (response.ok) return answer;
    throw new ApiError(response.status, answer, readRetryAfter(response.headers.get('retry-after')));
  };
}

function failUnanswered(cause: unknown): never {
  throw new NetworkError(false, { cause });
}

function requestInit(
  method: string,
  { signal, token, body, key, keepalive = false }: SendOptions,
): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  if (key) headers['idempotency-key'] = key;
  // What the server says or emails is in the language of the page, and not in that of the browser.
  const language = globalThis.document?.documentElement.lang;
  if (language) headers['accept-language'] = language;
  const init: RequestInit = { method, headers, signal, keepalive, credentials: 'include' };
  if (body === undefined) return init;
  headers['content-type'] = 'application/json';
  return { ...init, body: JSON.stringify(body) };
}

/** The seconds from either form of Retry-After (RFC 9110 §10.2.3); undefined if it is missing or invalid. */
function readRetryAfter(value: string | null): number | undefined {
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
