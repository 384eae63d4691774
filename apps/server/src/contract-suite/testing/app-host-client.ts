import { appHostBasePath } from '@accounting-site/contract/endpoints/endpoints';
import { isSentFrom } from './site-cookies.ts';

/** A response, with its whole body. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed if it is JSON, otherwise the text. */
  readonly body: unknown;
}

/** A browser on a page of the site that calls the app host: it sends its origin, and the cookies for it. */
export interface AppHostClient {
  accessToken: string | undefined;
  readonly cookies: Map<string, string>;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Another tab of the same browser. */
  openTab(): AppHostClient;
}

/**
 * Creates a browser.
 * @param appHost origin of the application under test
 * @param siteOrigin origin of the site's pages, which the application has to allow
 */
export function createAppHostClient(appHost: string, siteOrigin: string): AppHostClient {
  return clientWith(appHost, siteOrigin, new Map(), undefined);
}

function clientWith(
  appHost: string,
  siteOrigin: string,
  cookies: Map<string, string>,
  accessToken: string | undefined,
): AppHostClient {
  const client: AppHostClient = {
    accessToken,
    cookies,
    async call(method, path, body, headers = {}) {
      const answer = await fetch(`${appHost}${appHostBasePath}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          accept: 'application/json',
          ...(appHost !== siteOrigin || method !== 'GET' ? { origin: siteOrigin } : {}),
          ...(cookies.size > 0 && {
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          }),
          ...(client.accessToken !== undefined && { authorization: `Bearer ${client.accessToken}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      const lines = answer.headers.getSetCookie().filter((line) => isSentFrom(siteOrigin, appHost, line));
      keepCookies(lines, cookies);
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, body: parse(text) };
    },
    openTab: () => clientWith(appHost, siteOrigin, cookies, client.accessToken),
  };
  return client;
}

function keepCookies(lines: readonly string[], cookies: Map<string, string>): void {
  for (const line of lines) {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const maxAge = attributes.find((attribute) => /^max-age=/i.test(attribute))?.slice(8);
    if (value === '' || Number(maxAge) <= 0) cookies.delete(name);
    else cookies.set(name, value);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
