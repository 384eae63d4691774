import type { ProviderName } from '@accounting-site/contract/account/providers';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { ownOrigin } from '../app/build-test-app.ts';

/**
 * A browser that is redirected to a provider and back. It keeps the server's cookies. It sends `Strict`
 * cookies only with requests from our pages, as browsers do.
 */
export interface ProviderVisitor {
  readonly cookies: Map<string, { value: string; strict: boolean }>;
  /** Sends a request as our page does. */
  send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options?: { body?: object; token?: string },
  ): Promise<LightMyRequestResponse>;
  /**
   * Sends the form that starts a sign-in with a provider, or a sign-up of someone new. `address` is where the browser
   * goes next.
   */
  leave(
    provider: ProviderName,
    fields?: Record<string, string>,
    query?: string,
  ): Promise<{ answer: LightMyRequestResponse; address: URL }>;
  /** Opens the URL that a provider redirects to. Returns where that redirects. */
  comeBack(address: string | URL): Promise<string>;
  /** The access token of its session. Undefined when it is not signed in. */
  signedIn(): Promise<string | undefined>;
  /** The response of GET /account. */
  readAccount(): Promise<unknown>;
}

/** A browser that visits the test server. */
export function openVisitor(app: FastifyInstance): ProviderVisitor {
  const cookies: ProviderVisitor['cookies'] = new Map();

  async function inject(
    request: {
      method: 'GET' | 'POST' | 'PUT' | 'DELETE';
      url: string;
      headers?: object;
      payload?: string | object;
    },
    fromOurPage: boolean,
  ) {
    const sent = [...cookies].filter(([, { strict }]) => fromOurPage || !strict);
    const cookie = sent.map(([name, { value }]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({
      ...request,
      headers: { ...request.headers, ...(cookie !== '' && { cookie }) },
    });
    for (const { name, value, sameSite, maxAge } of answer.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, { value, strict: sameSite === 'Strict' });
    }
    return answer;
  }

  const visitor: ProviderVisitor = {
    cookies,
    send: (method, url, { body, token } = {}) =>
      inject(
        {
          method,
          url,
          headers: {
            ...(method !== 'GET' && { origin: ownOrigin, 'sec-fetch-site': 'same-origin' }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          ...(body !== undefined && { payload: body }),
        },
        true,
      ),
    async leave(provider, fields = {}, query = '') {
      const answer = await inject(
        {
          method: 'POST',
          url: `/api/api/login/providers/${provider}${query}`,
          headers: {
            origin: ownOrigin,
            'sec-fetch-site': 'same-origin',
            'content-type': 'application/x-www-form-urlencoded',
          },
          payload: new URLSearchParams({ purpose: 'sign-up', ...fields }).toString(),
        },
        true,
      );
      const next = String(answer.headers.refresh ?? answer.headers.location).replace(/^0;url=/, '');
      return { answer, address: new URL(next, ownOrigin) };
    },
    async comeBack(address) {
      const { pathname, search } = new URL(address);
      const answer = await inject({ method: 'GET', url: pathname + search }, false);
      if (answer.statusCode !== 303) throw new Error(`Came back to ${answer.statusCode}: ${answer.body}`);
      return String(answer.headers.location);
    },
    async signedIn() {
      const answer = await visitor.send('POST', '/api/api/refresh');
      return answer.statusCode === 200 ? answer.json<{ accessToken: string }>().accessToken : undefined;
    },
    async readAccount() {
      const token = await visitor.signedIn();
      return (await visitor.send('GET', '/api/api/account', { ...(token && { token }) })).json();
    },
  };
  return visitor;
}
