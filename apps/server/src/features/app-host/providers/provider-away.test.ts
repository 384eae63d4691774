import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { day, second } from '../../../clock.ts';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { type EvilProvider, haveEvilProvider } from '../../../testing/sign-in/evil-provider.ts';
import { callbackOf, environmentOf } from '../../../testing/sign-in/have-providers.ts';
import { openVisitor, type ProviderVisitor } from '../../../testing/sign-in/provider-visitor.ts';

const failed = '/login#provider-problem=failed';
const description = '/.well-known/openid-configuration';

const hang = () => true;
const breakOff = (response: ServerResponse) => response.destroy();
const answer =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

const troubles: [string, (response: ServerResponse) => unknown][] = [
  ['does not respond', hang],
  ['is interrupted', breakOff],
  ['returns an error', answer(500, '{}')],
  ['returns a page', answer(200, '<html>', { 'content-type': 'text/html' })],
  ['returns nothing', answer(200, '')],
  ['returns half of the JSON', answer(200, '{"issuer": "http')],
  ['returns other JSON', answer(200, '[1]')],
  ['redirects to another site', answer(302, '', { location: 'https://evil.example/' })],
];

describe.each([description, '/token', '/keys'])('a provider whose %s', (path) => {
  test.each(troubles)(
    '%s causes a failure in bounded time, and the next sign-in tries again',
    async (_what, trouble) => {
      const evil = await haveEvilProvider();
      const { app, log } = await buildTestApp({ environment: environmentOf('GOOGLE', evil) });
      const visitor = openVisitor(app);
      evil.answer = (asked, response) => {
        if (asked === path) trouble(response);
        return asked === path;
      };
      const begun = Date.now();
      expect(await signIn(visitor, evil)).toBe(failed);
      expect(Date.now() - begun).toBeLessThan(9 * second);
      expect(await visitor.signedIn()).toBeUndefined();
      expect(log.join('')).toMatch(/"level":"warn".*"err":\{"type"/);
      evil.answer = () => false;
      expect(await signIn(visitor, evil)).toBe('/login#signed-in');
    },
  );
});

describe('a provider', () => {
  test('that does not respond delays no other requests', async () => {
    const evil = await haveEvilProvider();
    const { app } = await buildTestApp({ environment: environmentOf('GOOGLE', evil) });
    evil.answer = hang;
    const waiting = Array.from({ length: 50 }, () => openVisitor(app).leave('google'));
    await sleep(200);
    const begun = Date.now();
    const others = await Promise.all(
      ['/api/api/login/providers', '/healthz', '/readyz'].map((url) => app.inject({ url })),
    );
    expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(Date.now() - begun).toBeLessThan(second);
    for (const { address } of await Promise.all(waiting))
      expect(address.pathname + address.hash).toBe(failed);
  });

  test('is asked for its metadata once a day, also with concurrent sign-ins', async () => {
    const evil = await haveEvilProvider();
    const { app, time } = await buildTestApp({ environment: environmentOf('GOOGLE', evil) });
    let asked = 0;
    evil.answer = (path) => {
      if (path === description) asked += 1;
      return false;
    };
    await Promise.all(Array.from({ length: 10 }, () => openVisitor(app).leave('google')));
    expect(asked).toBe(1);
    time.now += day;
    await openVisitor(app).leave('google');
    expect(asked).toBe(2);
  });

  test('whose metadata names another issuer is refused', async () => {
    const evil = await haveEvilProvider();
    const { app } = await buildTestApp({ environment: environmentOf('GOOGLE', evil) });
    evil.description.issuer = 'https://accounts.google.com';
    expect((await openVisitor(app).leave('google')).answer.headers.location).toBe(failed);
  });

  test('whose metadata has no token endpoint, like Facebook, uses the configured one', async () => {
    const evil = await haveEvilProvider();
    const { config } = await buildTestApp({ environment: environmentOf('FACEBOOK', evil) });
    const facebook = { issuer: evil.url, clientId: evil.client.id, clientSecret: evil.client.secret };
    delete evil.description.token_endpoint;
    const signInAs = async (settings: typeof facebook & { tokenEndpoint?: string }) => {
      const { app } = await buildTestApp({
        replace: { config: { ...config, providers: { facebook: settings } } },
      });
      return signIn(openVisitor(app), evil, 'facebook');
    };
    expect(await signInAs(facebook)).toBe(failed);
    expect(await signInAs({ ...facebook, tokenEndpoint: `${evil.url}/token` })).toBe('/login#signed-in');
    evil.description.token_endpoint = `${evil.url}/token`;
    expect(await signInAs({ ...facebook, tokenEndpoint: `${evil.url}/old` })).toBe('/login#signed-in');
  });
});

/** Goes through a sign-in as far as possible. */
async function signIn(
  visitor: ProviderVisitor,
  evil: EvilProvider,
  provider: 'google' | 'facebook' = 'google',
): Promise<string> {
  const { address } = await visitor.leave(provider);
  if (address.origin !== evil.url) return address.pathname + address.hash;
  const { state, nonce } = Object.fromEntries(address.searchParams);
  evil.idToken = () => evil.sign(evil.honestClaims(nonce ?? null));
  return visitor.comeBack(`${callbackOf(provider)}?code=x&state=${state}`);
}
