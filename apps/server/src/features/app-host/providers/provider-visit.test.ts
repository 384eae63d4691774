import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { haveEvilProvider } from '../../../testing/sign-in/evil-provider.ts';
import { callbackOf, environmentOf, haveProviders } from '../../../testing/sign-in/have-providers.ts';
import { openVisitor } from '../../../testing/sign-in/provider-visitor.ts';
import { signInThere } from '../../../testing/sign-in/sign-in-with-provider.ts';

const ama = { name: 'Ama', email: 'ama@shop.example', email_verified: true };
const refused = '/login#provider-problem=failed';
const cookie = '__Host-provider';

test('a browser with any changed character in its cookie is not signed in', async () => {
  const { server, visitor, address } = await comeFromGoogle();
  const { value = '' } = visitor.cookies.get(cookie) ?? {};
  const bytes = Buffer.from(value, 'base64url');
  for (let at = 0; at < bytes.length; at += 7) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    visitor.cookies.set(cookie, { value: changed.toString('base64url'), strict: false });
    expect(await visitor.comeBack(address)).toBe(refused);
  }
  expect(await server.database.selectFrom('sessions').selectAll().execute()).toEqual([]);
});

describe('a code', () => {
  test.each(['google', 'facebook'] as const)(
    'is never sent to the provider of another sign-in, at the callback of %s',
    async (landing) => {
      const { google, environment } = await haveProviders();
      const evil = await haveEvilProvider();
      const { app } = await buildTestApp({
        environment: { ...environment, ...environmentOf('FACEBOOK', evil) },
      });
      google.people.set('1', ama);
      const visitor = openVisitor(app);
      const toEvil = (await visitor.leave('facebook')).address;
      // The evil provider forwards the browser to the honest one, in the name of this site.
      const toHonest = (await openVisitor(app).leave('google')).address;
      for (const name of ['state', 'nonce', 'code_challenge']) {
        toHonest.searchParams.set(name, toEvil.searchParams.get(name) ?? '');
      }
      const back = await signInThere(toHonest, '1');
      expect(back.origin + back.pathname).toBe(callbackOf('google'));
      expect(await visitor.comeBack(callbackOf(landing) + back.search)).toBe(refused);
      expect(evil.exchanges).toEqual([]);
    },
  );
});

test('a visitor returns to the pages of the language that they left', async () => {
  const { google, environment } = await haveProviders();
  const { app } = await buildTestApp({ environment });
  google.people.set('1', ama);
  const visitor = openVisitor(app);
  const goThere = async (fields: Record<string, string>, subject: string | undefined) => {
    const { answer, address } = await visitor.leave('google', fields, '?language=fr');
    expect(answer.body).toMatch(/^<!doctype html><html lang="fr">/);
    return visitor.comeBack(await signInThere(address, subject));
  };
  expect(await goThere({}, undefined)).toBe('/fr/login#provider-problem=cancelled');
  expect(await goThere({}, '1')).toBe('/fr/login#signed-in');
  expect(await goThere({ purpose: 'link' }, '1')).toBe('/fr/account#linked');
  const { FACEBOOK_CLIENT_ID: _id, FACEBOOK_CLIENT_SECRET: _secret, ...googleAlone } = environment;
  const { app: other } = await buildTestApp({ environment: googleAlone });
  const { answer } = await openVisitor(other).leave('facebook', {}, '?language=fr');
  expect(answer.headers.location).toBe('/fr/login#provider-problem=failed');
});

test('added parameters do not redirect to another site', async () => {
  const { google, environment } = await haveProviders();
  const { app } = await buildTestApp({ environment });
  google.people.set('1', ama);
  const elsewhere = Object.fromEntries(
    ['next', 'return_to', 'redirect', 'redirect_uri', 'url', 'purpose_uri'].map((name) => [
      name,
      '//evil.example',
    ]),
  );
  const visitor = openVisitor(app);
  const { address } = await visitor.leave('google', elsewhere);
  expect(address.searchParams.get('redirect_uri')).toBe(callbackOf('google'));
  const back = await signInThere(address, '1');
  for (const [name, value] of Object.entries(elsewhere)) back.searchParams.set(name, value);
  expect(await visitor.comeBack(back)).toBe('/login#signed-in');
});

test('a HEAD request to the callback does nothing', async () => {
  const { server, visitor, address } = await comeFromGoogle();
  const { value } = visitor.cookies.get(cookie) ?? {};
  const headers = { cookie: `${cookie}=${value}` };
  const answer = await server.app.inject({ method: 'HEAD', url: address.pathname + address.search, headers });
  expect(answer.statusCode).toBe(404);
  expect(await visitor.comeBack(address)).toBe('/login#signed-in');
});

test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a page with the origin null', { origin: 'null' }],
  ['a client without an origin', {}],
])('a sign-in started by %s is refused', async (_who, headers) => {
  const { environment } = await haveProviders();
  const { app } = await buildTestApp({ environment });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/api/login/providers/google',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'purpose=sign-in',
  });
  expect(answer.statusCode).toBe(403);
  expect(answer.cookies).toEqual([]);
});

test('a browser that returns while the database is down is told to try again', async () => {
  const { server, visitor, address } = await comeFromGoogle();
  await server.database.destroy();
  expect(await visitor.comeBack(address)).toBe(refused);
  expect(server.log.join('')).toMatch('signing in with a provider failed');
});

async function comeFromGoogle() {
  const { google, environment } = await haveProviders();
  const server = await buildTestApp({ environment });
  google.people.set('1', ama);
  const visitor = openVisitor(server.app);
  const address = await signInThere((await visitor.leave('google')).address, '1');
  return { server, visitor, address };
}
