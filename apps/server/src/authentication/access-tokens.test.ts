import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { day, minute } from '../clock.ts';
import { openBrowser } from '../testing/app/browser.ts';
import { buildTestApp, type TestApp } from '../testing/app/build-test-app.ts';
import { databaseKinds } from '../testing/database/fresh-database.ts';
import { createAccessTokens } from './access-tokens.ts';

type Claims = Record<string, unknown>;

describe.each(databaseKinds)('an access token on %s', (on) => {
  test('works for ten minutes', async () => {
    const { app, time } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login();
    time.now += 10 * minute - 1000;
    expect((await browser.send('GET', '/api/api/inventory')).statusCode).toBe(200);
    time.now += 1000;
    const answer = await browser.send('GET', '/api/api/inventory');
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(answer.json()).toMatchObject({ error: 'Please sign in', status: 401 });
  });

  test.each<[string, (claims: Claims, test: TestApp) => Promise<string>]>([
    ['without a signature', async (claims) => `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(claims)}.`],
    ['signed with a key that is not ours', async (claims) => (await strangerSigns(claims)).token],
    ['signed with a secret instead of a key pair', async (claims) => signWithSecret(claims)],
    ['whose payload was edited', async (claims, { app }) => edit(await genuine(app), claims)],
    ['of another issuer', (claims, test) => published(test, { ...claims, iss: 'https://evil.example' })],
    ['for another audience', (claims, test) => published(test, { ...claims, aud: 'https://evil.example' })],
    ['that has expired', (claims, test) => published(test, { ...claims, exp: seconds(test) - 1 })],
    ['from the future', (claims, test) => published(test, { ...claims, iat: seconds(test) + 120 })],
    ['without an expiry', (claims, test) => published(test, { ...claims, exp: undefined })],
    ['without a session', (claims, test) => published(test, { ...claims, sid: undefined })],
    ['of another type', (claims, test) => published(test, claims, 'JWT')],
    ['for the account of someone else', (claims, test) => published(test, { ...claims, sub: 'someone' })],
    ['that is not a JWT', async () => 'nonsense'],
  ])('%s is refused', async (_what, forge) => {
    const test = await buildTestApp({ on });
    const browser = openBrowser(test.app);
    await browser.login();
    const claims = readClaims(browser.accessToken ?? '');
    browser.accessToken = await forge(claims, test);
    expect((await browser.send('GET', '/api/api/inventory')).statusCode).toBe(401);
    expect((await browser.send('PUT', '/api/api/alert-settings', { threshold_quantity: 1 })).statusCode).toBe(
      401,
    );
  });

  test('made with a published key and untouched claims is accepted, which validates the refusals above', async () => {
    const test = await buildTestApp({ on });
    const browser = openBrowser(test.app);
    await browser.login();
    browser.accessToken = await published(test, readClaims(browser.accessToken ?? ''));
    expect((await browser.send('GET', '/api/api/inventory')).statusCode).toBe(200);
  });

  test('of another process on the same database is accepted', async () => {
    const { database, time } = await buildTestApp({ on });
    const processes = [1, 2].map(() => createAccessTokens(database, () => time.now, 'one installation'));
    const claims = { sessionId: 's', accountId: 'a', generation: 3 };
    const token = await processes[0]?.sign(claims);
    expect(await processes[1]?.verify(token ?? '')).toEqual(claims);
  });

  test('is signed with a new key after a day, and no private key is stored', async () => {
    const { app, database, time } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login({ remember: true });
    time.now += day;
    await browser.refresh();
    expect((await browser.send('GET', '/api/api/inventory')).statusCode).toBe(200);
    const keys = await database.selectFrom('signing_keys').selectAll().execute();
    expect(keys).toHaveLength(2);
    for (const { public_jwk } of keys) {
      expect(Object.keys(JSON.parse(public_jwk)).sort()).toEqual(['crv', 'kty', 'x']);
    }
  });
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = ({ time }: TestApp) => Math.floor(time.now / 1000);

function readClaims(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

async function genuine(app: TestApp['app']): Promise<string> {
  const browser = openBrowser(app);
  await browser.login();
  return browser.accessToken ?? '';
}

function edit(token: string, claims: Claims): string {
  const [header, , signature] = token.split('.');
  return [header, encode(claims), signature].join('.');
}

async function signWithSecret(claims: Claims): Promise<string> {
  const header = { alg: 'HS256', typ: 'at+jwt', kid: 'stranger' };
  return new SignJWT(claims).setProtectedHeader(header).sign(new Uint8Array(32));
}

async function strangerSigns(claims: Claims, typ = 'at+jwt') {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
  const header = { alg: 'EdDSA', typ, kid: 'stranger' };
  return { token: await new SignJWT(claims).setProtectedHeader(header).sign(privateKey), publicKey };
}

/** A token with a valid signature, so that only its claims can be the reason for a refusal. */
async function published({ database, time }: TestApp, claims: Claims, typ?: string): Promise<string> {
  const { token, publicKey } = await strangerSigns(claims, typ);
  const public_jwk = JSON.stringify(await exportJWK(publicKey));
  const key = { id: 'stranger', public_jwk, created_at: time.now, expires_at: time.now + day };
  await database.insertInto('signing_keys').values(key).execute();
  return token;
}
