import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { minute } from '../../../clock.ts';
import { findPasskey } from '../../../passkeys/passkeys.repository.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { addPerson, buildTestApp, ownerEmail } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { setCounted } from '../../../testing/database/set-counted.ts';
import { addAuthenticatorApp, beginLogin } from '../../../testing/sign-in/authenticator-app.ts';
import {
  addPasskeyTo,
  askForLogin,
  askForNew,
  loginWithPasskey,
  openDevice,
} from '../../../testing/sign-in/passkey-ceremonies.ts';
import type { Lies } from '../../../testing/sign-in/software-authenticator.ts';
import { showDevice } from '../../../testing/sign-in/try-password-reset.ts';

const path = '/api/api/login/passkey';
const anotherKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

describe.each(databaseKinds)('signing in with a passkey on %s', (on) => {
  const withPasskey = async (counts = true) => {
    const site = await buildTestApp({ on });
    const owner = openBrowser(site.app);
    const known = showDevice(await owner.login());
    const device = openDevice(counts);
    const passkey = await addPasskeyTo(owner, device);
    site.hashing.count = 0;
    const visitor = openBrowser(site.app);
    const sessions = () =>
      site.database.selectFrom('sessions').select(['id', 'remember']).orderBy('created_at').execute();
    return { ...site, owner, known, visitor, device, passkey, sessions };
  };

  test('returns the same as a login with a password', async () => {
    const { database, accountId, time, hashing, visitor, device, passkey } = await withPasskey();
    time.now += minute;
    const answer = await loginWithPasskey(visitor, device, passkey);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      accessToken: expect.any(String),
      user: { id: accountId, email: ownerEmail, role: 'owner' },
    });
    expect(answer.cookies.map(({ name }) => name)).toEqual(['__Host-refresh', '__Host-device']);
    expect((await visitor.send('GET', '/api/api/inventory')).statusCode).toBe(200);
    expect(hashing.count).toBe(0);
    expect(await findPasskey(database, passkey.id)).toMatchObject({ counter: 1, last_used_at: time.now });
    const logins = await database
      .selectFrom('audit_events')
      .select(['event', 'detail'])
      .where('at', '=', time.now)
      .execute();
    expect(logins).toEqual([{ event: 'login', detail: 'passkey' }]);
  });

  test('supports Remember me', async () => {
    const { visitor, device, passkey, sessions } = await withPasskey();
    const credential = device.use(passkey, await askForLogin(visitor));
    const answer = await visitor.signIn(path, { credential, remember: true });
    expect(answer.cookies[0]?.maxAge).toBe(30 * 24 * 60 * 60);
    expect((await sessions()).map(({ remember }) => remember).sort()).toEqual([0, 1]);
  });

  test('needs no code of an authenticator app, because the device has verified the user', async () => {
    const { app, time, owner, visitor, device, passkey } = await withPasskey();
    await addAuthenticatorApp(owner, time);
    await beginLogin(openBrowser(app));
    expect((await loginWithPasskey(visitor, device, passkey)).statusCode).toBe(200);
  });

  test('is requested without naming an account', async () => {
    const { visitor } = await withPasskey();
    const options = await askForLogin(visitor);
    expect(options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'www.example.com',
      userVerification: 'required',
      timeout: 5 * minute,
    });
  });

  test.each<[string, Lies]>([
    ['at a page of another site', { origin: 'https://www.example.com.evil.example' }],
    ['at a page without encryption', { origin: 'http://www.example.com' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without user verification', { userVerified: false }],
    ['for an unknown challenge', { challenge: randomBytes(32).toString('base64url') }],
    ['in a frame of another site', { crossOrigin: true }],
    ['as a registration', { type: 'webauthn.create' }],
    ['signed with another key', { key: anotherKey }],
    ['with an unknown id', { id: randomBytes(32).toString('base64url') }],
    ['without a user handle', { userHandle: null }],
    ['for another account', { userHandle: Buffer.from('another').toString('base64url') }],
  ])('is refused %s', async (_what, lies) => {
    const { database, visitor, device, passkey, sessions } = await withPasskey();
    const answer = await loginWithPasskey(visitor, device, passkey, lies);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ message: 'This passkey does not sign in here' });
    expect(answer.cookies).toEqual([]);
    expect(await sessions()).toHaveLength(1);
    const failed = database.selectFrom('audit_events').select('detail').where('event', '=', 'login failed');
    expect(await failed.execute()).toEqual([{ detail: 'passkey' }]);
    // Refused attempts do not change the passkey.
    expect((await loginWithPasskey(visitor, device, passkey)).statusCode).toBe(200);
  });

  test('is refused with a passkey of another account, regardless of the claimed owner', async () => {
    const { app, database, time, visitor, device, passkey, sessions } = await withPasskey();
    const email = 'neighbour@shop.example';
    await addPerson(database, { email, business: 'Next door', now: time.now });
    const neighbour = openBrowser(app);
    await neighbour.login({ email });
    const theirs = await addPasskeyTo(neighbour, device);
    const before = await sessions();
    for (const lies of [
      { userHandle: passkey.userHandle },
      { id: passkey.id },
      { ...passkey, key: theirs.key },
    ]) {
      expect((await loginWithPasskey(visitor, device, theirs, lies)).statusCode).toBe(401);
    }
    expect(await sessions()).toEqual(before);
  });

  test('works once when the same response is sent concurrently', async () => {
    // PostgreSQL has ten connections here. With more requests on a busy machine, some would wait too long for
    // one and get 503.
    const senders = on === 'PostgreSQL' ? 10 : 50;
    const { app, visitor, device, passkey, sessions } = await withPasskey();
    const credential = device.use(passkey, await askForLogin(visitor));
    const answers = await Promise.all(
      Array.from({ length: senders }, () => openBrowser(app).signIn(path, { credential })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(senders - 1);
    expect(await sessions()).toHaveLength(2);
  });

  test('is refused when the counter does not rise, also with concurrent requests', async () => {
    const { app, visitor, device, passkey } = await withPasskey();
    expect((await loginWithPasskey(visitor, device, passkey, { counter: 7 })).statusCode).toBe(200);
    expect((await loginWithPasskey(visitor, device, passkey, { counter: 7 })).statusCode).toBe(401);
    expect((await loginWithPasskey(visitor, device, passkey, { counter: 6 })).statusCode).toBe(401);
    expect((await loginWithPasskey(visitor, device, passkey, { counter: 0 })).statusCode).toBe(401);
    const twins = [openBrowser(app), openBrowser(app)];
    const answers = await Promise.all(
      twins.map((twin) => loginWithPasskey(twin, device, passkey, { counter: 8 })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  test('works repeatedly with a device without a counter', async () => {
    const { visitor, device, passkey } = await withPasskey(false);
    for (let round = 0; round < 3; round += 1) {
      expect((await loginWithPasskey(visitor, device, passkey)).statusCode).toBe(200);
    }
  });

  test.each([
    ['after five minutes', 5 * minute, 401],
    ['just before', 5 * minute - 1, 200],
    ['by a clock that jumped back', -2 * minute, 401],
    ['by a clock that is a minute slow', -minute, 200],
  ])('expires: %s', async (_when, jump, status) => {
    const { time, visitor, device, passkey } = await withPasskey();
    const credential = device.use(passkey, await askForLogin(visitor));
    time.now += jump;
    expect((await visitor.signIn(path, { credential })).statusCode).toBe(status);
  });

  test('is refused for a challenge with another purpose', async () => {
    const { app, owner, visitor, device, passkey, time } = await withPasskey();
    const forNew = await askForNew(owner);
    const credential = device.use(passkey, forNew);
    expect((await visitor.signIn(path, { credential })).statusCode).toBe(401);
    await addAuthenticatorApp(owner, time);
    const challenge = await beginLogin(openBrowser(app));
    const other = device.use(passkey, { challenge });
    expect((await visitor.signIn(path, { credential: other })).statusCode).toBe(401);
  });

  test('is refused after the account was disabled', async () => {
    const { database, accountId, time, visitor, device, passkey, sessions } = await withPasskey();
    const disable = database.updateTable('accounts').set({ disabled_at: time.now });
    await disable.where('id', '=', accountId).execute();
    expect((await loginWithPasskey(visitor, device, passkey)).statusCode).toBe(401);
    expect(await sessions()).toHaveLength(1);
  });

  test('is refused for a network after too many failures, not counting successes', async () => {
    const { time, visitor, device, passkey } = await withPasskey();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 51; attempt += 1) {
      const answer = await loginWithPasskey(visitor, device, passkey, { userVerified: attempt < 2 });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([200, 200, ...Array(49).fill(401)]);
    await loginWithPasskey(visitor, device, passkey, { userVerified: false });
    const late = await loginWithPasskey(visitor, device, passkey);
    expect(late.statusCode).toBe(429);
    expect(late.headers['retry-after']).toBe('900');
    time.now += 15 * minute;
    expect((await loginWithPasskey(visitor, device, passkey)).statusCode).toBe(200);
  });

  test('is refused for a known browser after ten failures of its own on such a network', async () => {
    const { known, visitor, device, passkey } = await withPasskey();
    const fail = async (headers: object) => {
      const credential = device.use(passkey, await askForLogin(visitor), { userVerified: false });
      return (await visitor.send('POST', path, { credential }, { ...headers })).statusCode;
    };
    for (let attempt = 0; attempt < 50; attempt += 1) await fail({});
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) statuses.push(await fail(known));
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  test('limits the challenges for one network', async () => {
    const { visitor, database } = await withPasskey();
    await askForLogin(visitor);
    await setCounted(database, 'passkey question %', 599);
    await askForLogin(visitor);
    expect((await visitor.send('POST', '/api/api/login/passkey/options')).statusCode).toBe(429);
    const ofRange = database.selectFrom('rate_limits').select('points');
    // The refused request does not count against the neighbours.
    expect(await ofRange.where('key', 'like', 'passkey question range:%').execute()).toEqual([
      { points: 600 },
    ]);
  });

  test('limits the challenges for a customer with many networks', async () => {
    const { app, database } = await buildTestApp({ on, environment: { TRUSTED_PROXIES: '127.0.0.1' } });
    const ask = async (network: string) => {
      const headers = { 'x-forwarded-for': `2001:db8:1:${network}::1` };
      const answer = await openBrowser(app).send(
        'POST',
        '/api/api/login/passkey/options',
        undefined,
        headers,
      );
      return answer.statusCode;
    };
    expect(await ask('1')).toBe(200);
    await setCounted(database, '%range:2001:db8:1::/48', 5999);
    expect([await ask('2'), await ask('3')]).toEqual([200, 429]);
  });
});
