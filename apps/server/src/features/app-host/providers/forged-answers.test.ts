import { generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { accountsOf, eventsOf } from '../../../testing/database/what-happened.ts';
import { type EvilProvider, haveEvilProvider } from '../../../testing/sign-in/evil-provider.ts';
import { callbackOf, environmentOf } from '../../../testing/sign-in/have-providers.ts';
import { openVisitor } from '../../../testing/sign-in/provider-visitor.ts';

type Forge = (evil: EvilProvider, claims: JWTPayload) => Promise<string | undefined>;

const hour = 3600;

const forged: [string, Forge][] = [
  ['of another sign-in (nonce)', (evil, claims) => evil.sign({ ...claims, nonce: 'x'.repeat(43) })],
  ['without a nonce', (evil, { nonce: _, ...claims }) => evil.sign(claims)],
  ['for another site', (evil, claims) => evil.sign({ ...claims, aud: 'another-site' })],
  [
    'for another site as well',
    (evil, claims) => evil.sign({ ...claims, aud: [String(claims.aud), 'another'] }),
  ],
  ['without an audience', (evil, { aud: _, ...claims }) => evil.sign(claims)],
  ['of another issuer', (evil, claims) => evil.sign({ ...claims, iss: 'https://accounts.google.com' })],
  ['of an issuer with a similar name', (evil, claims) => evil.sign({ ...claims, iss: `${claims.iss}/` })],
  ['that expired', (evil, claims) => evil.sign({ ...claims, exp: Number(claims.iat) - 2 * hour })],
  ['that never expires', (evil, { exp: _, ...claims }) => evil.sign(claims)],
  ['that is not yet valid', (evil, claims) => evil.sign({ ...claims, nbf: Number(claims.iat) + hour })],
  ['without a subject', (evil, { sub: _, ...claims }) => evil.sign(claims)],
  [
    'with a subject that is not a string',
    (evil, claims) => evil.sign({ ...claims, sub: 1 as unknown as string }),
  ],
  ['with a subject that PostgreSQL cannot store', (evil, claims) => evil.sign({ ...claims, sub: '1\u0000' })],
  ['with a subject that is too long', (evil, claims) => evil.sign({ ...claims, sub: '1'.repeat(10_000) })],
  ['without a signature algorithm', async (_evil, claims) => `${encode({ alg: 'none' })}.${encode(claims)}.`],
  [
    'without a signature algorithm, in mixed case',
    async (_evil, claims) => `${encode({ alg: 'NoNe' })}.${encode(claims)}.`,
  ],
  ['signed with another key', async (_evil, claims) => signWithOtherKey(claims)],
  [
    'signed with the client secret',
    ({ client }, claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(client.secret)),
  ],
  [
    'that was changed after it was signed',
    async (evil, claims) => {
      const [header, , signature] = (await evil.sign({ ...claims, sub: '2' })).split('.');
      return `${header}.${encode(claims)}.${signature}`;
    },
  ],
  ['with an empty signature', async (evil, claims) => (await evil.sign(claims)).replace(/[^.]+$/, '')],
  ['that is not a JWT', async () => 'an ID token'],
  ['that is missing', async () => undefined],
];

describe.each(databaseKinds)('on %s an ID token', (on) => {
  test.each<[string, Forge]>([
    ['as the provider issues it', (evil, claims) => evil.sign(claims)],
    [
      'of a clock that is half a minute slow',
      (evil, claims) => evil.sign({ ...claims, exp: Number(claims.iat) - 30 }),
    ],
  ])('%s signs in', async (_what, forge) => {
    expect(await come({ on, forge })).toBe('/login#signed-in');
  });

  test.each(forged)('%s is refused', async (_what, forge) => {
    expect(await come({ on, forge })).toBe('/login#provider-problem=failed');
  });
});

/** Signs in with a forged ID token, and checks that a refusal has no side effects. */
async function come({ on, forge }: { on: 'SQLite' | 'PostgreSQL'; forge: Forge }): Promise<string> {
  const evil = await haveEvilProvider();
  const server = await buildTestApp({ on, environment: environmentOf('GOOGLE', evil) });
  const visitor = openVisitor(server.app);
  const { address } = await visitor.leave('google');
  const { state, nonce } = Object.fromEntries(address.searchParams);
  const idToken = await forge(evil, evil.honestClaims(nonce ?? null));
  evil.idToken = async () => idToken;
  const led = await visitor.comeBack(`${callbackOf('google')}?code=canary&state=${state}`);
  const isIn = led === '/login#signed-in';
  expect((await visitor.signedIn()) !== undefined).toBe(isIn);
  expect(await accountsOf(server)).toHaveLength(isIn ? 2 : 1);
  if (!isIn) expect(await eventsOf(server)).toEqual([['provider refused', 'google failed']]);
  expect(evil.exchanges.map((form) => form.get('code'))).toEqual(['canary']);
  expect(server.log.join('')).not.toMatch('canary');
  expect(server.log.join('')).not.toContain(idToken ?? 'canary');
  return led;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

async function signWithOtherKey(claims: JWTPayload): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256');
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'the published key' }).sign(privateKey);
}
