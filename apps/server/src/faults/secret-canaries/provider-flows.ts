import type { ServerResponse } from 'node:http';
import { expect } from 'vitest';
import { openVisitor } from '../../testing/sign-in/provider-visitor.ts';
import type { Canaries } from './canaries.ts';
import type { WatchedServer } from './watched-server.ts';

const failed = '/login#provider-problem=failed';

/** A user signs in with a provider that fails in every possible way and quotes secrets in its errors. */
export async function comeBackFromProvider(
  { app, google }: WatchedServer,
  canaries: Canaries,
): Promise<void> {
  const answers: Record<string, (response: ServerResponse, quoted: string) => unknown> = {
    'an error': (response, quoted) => sendJson(response, 401, { error: 'x', error_description: quoted }),
    'an error by its name': (response, quoted) => sendJson(response, 400, { error: quoted }),
    'a challenge': (response, quoted) => {
      response.writeHead(401, { 'www-authenticate': `Bearer error="${quoted.replace(/\W/g, ' ')}"` }).end();
    },
    'something else': (response, quoted) => sendJson(response, 200, [quoted]),
    'no JSON': (response, quoted) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(quoted),
    'another type': (response, quoted) => response.writeHead(200, { 'content-type': quoted }).end(quoted),
    'a way elsewhere': (response, quoted) =>
      response.writeHead(302, { location: `http://127.0.0.1:1/${encodeURIComponent(quoted)}` }).end(),
    'a token that is none': (response, quoted) =>
      sendJson(response, 200, { access_token: quoted, token_type: quoted, id_token: quoted }),
  };
  let number = 0;
  for (const answer of Object.values(answers)) {
    google.answer = (path, response) => {
      if (path !== '/token') return false;
      answer(response, JSON.stringify(Object.fromEntries(google.exchanges.at(-1) ?? [])));
      return true;
    };
    number += 1;
    expect(await signIn({ code: canaries.typed(`code-${number}`) })).toBe(failed);
    const { code, client_secret, code_verifier } = Object.fromEntries(google.exchanges.at(-1) ?? []);
    expect(code).toMatch('canary');
    expect(client_secret ?? 'canary').toMatch('canary');
    canaries.issued('code verifier', code_verifier ?? '');
  }
  google.answer = () => false;
  for (const claims of [
    { nonce: canaries.typed('nonce') },
    { iss: canaries.typed('issuer') },
    { aud: canaries.typed('audience') },
    { sub: `ü ${canaries.typed('subject')}` },
    { sub: 12, email: canaries.typed('claim') },
  ]) {
    expect(await signIn({ code: canaries.typed('code') }, claims)).toBe(failed);
  }
  const forged = { error: canaries.typed('error'), error_description: canaries.typed('description') };
  expect(await signIn(forged)).toBe(failed);
  expect(await signIn({ code: 'x', state: canaries.typed('state') })).toBe(failed);
  expect(await signIn({ code: 'x', iss: canaries.typed('other-issuer') })).toBe(failed);
  expect(await signIn({ code: canaries.typed('good-code') })).toBe('/login#signed-in');

  async function signIn(query: Record<string, string>, claims: object = {}): Promise<string> {
    const visitor = openVisitor(app);
    const { address } = await visitor.leave('google');
    const [state, nonce] = ['state', 'nonce'].map((name) => address.searchParams.get(name) ?? '');
    google.idToken = async () => {
      const token = await google.sign({ ...google.honestClaims(nonce ?? ''), ...claims });
      canaries.issued('ID token', token);
      return token;
    };
    return visitor.comeBack(
      `http://localhost/api/api/login/providers/google/callback?${new URLSearchParams({ state: state ?? '', ...query })}`,
    );
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
