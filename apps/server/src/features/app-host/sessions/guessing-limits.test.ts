import { describe, expect, test } from 'vitest';
import { minute } from '../../../clock.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { buildTestApp, ownerEmail, ownerPassword } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { setCounted } from '../../../testing/database/set-counted.ts';
import { addAuthenticatorApp, proveWithCode } from '../../../testing/sign-in/authenticator-app.ts';
import { addPasskeyTo, askForLogin, openDevice } from '../../../testing/sign-in/passkey-ceremonies.ts';
import { quickHash } from '../../../testing/sign-in/quick-hash.ts';
import { showDevice } from '../../../testing/sign-in/try-password-reset.ts';

describe.each(databaseKinds)('guessing passwords on %s', (on) => {
  const guess = (
    app: Parameters<typeof openBrowser>[0],
    headers: Record<string, string>,
    email = ownerEmail,
  ) => openBrowser(app).send('POST', '/api/api/login', { email, password: 'a guess' }, headers);

  test('is refused after ten failures, regardless of letter case and forwarded addresses', async () => {
    const { app, time, hashing } = await buildTestApp({ on });
    const spellings = [ownerEmail, ownerEmail.toUpperCase(), ` ${ownerEmail}`];
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const forged = { 'x-forwarded-for': `203.0.113.${attempt}` };
      statuses.push((await guess(app, forged, spellings[attempt % 3])).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect(hashing.count).toBe(10);
    const right = await openBrowser(app).login();
    expect(right.statusCode).toBe(429);
    expect(right.headers['retry-after']).toBe('900');
    expect(right.json().error).toBe(
      'Too many failed attempts to sign in. Wait 15 minutes, then try again, or reset your password.',
    );
    time.now += 15 * minute;
    expect((await openBrowser(app).login()).statusCode).toBe(200);
  });

  test('is limited with concurrent requests as well', async () => {
    const { app, hashing } = await buildTestApp({ on });
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(app, {})));
    // A busy machine may refuse some with 503.
    expect(answers.filter(({ statusCode }) => statusCode === 401).length).toBeLessThanOrEqual(10);
    expect(hashing.count).toBeLessThanOrEqual(10);
    expect((await guess(app, {})).statusCode).toBe(429);
  });

  test('treats an unknown address like a known one', async () => {
    const { app } = await buildTestApp({ on });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await guess(app, {}, 'nobody@adom.example')).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  test('is no longer counted after the owner has signed in', async () => {
    const { app } = await buildTestApp({ on });
    for (let attempt = 0; attempt < 9; attempt += 1) await guess(app, {});
    await openBrowser(app).login();
    for (let attempt = 0; attempt < 9; attempt += 1) await guess(app, {});
    expect((await openBrowser(app).login()).statusCode).toBe(200);
  });

  test('reports the longer wait when the limits of network and account are both reached', async () => {
    const hashFunctions = { hash: async () => '', verify: async () => false };
    const { app, time } = await buildTestApp({ on, hashFunctions });
    for (let at = 0; at < 40; at += 1) await guess(app, {}, `person${at}@adom.example`);
    time.now += 10 * minute;
    for (let at = 0; at < 10; at += 1) expect((await guess(app, {})).statusCode).toBe(401);
    expect((await guess(app, {}, 'other@adom.example')).headers['retry-after']).toBe('300');
    const refused = await guess(app, {});
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
  });

  test('is refused for a network that tries one account after another', async () => {
    const environment = { TRUSTED_PROXIES: '127.0.0.1' };
    const hashFunctions = { hash: async () => '', verify: async () => false };
    const { app } = await buildTestApp({ on, environment, hashFunctions });
    const statuses = new Map<number, number>();
    for (let attempt = 0; attempt < 55; attempt += 1) {
      const headers = { 'x-forwarded-for': `2001:db8:1:2:${attempt.toString(16)}::1` };
      const { statusCode } = await guess(app, headers, `person${attempt}@adom.example`);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [401, 50],
      [429, 5],
    ]);
    const neighbour = await guess(app, { 'x-forwarded-for': '2001:db8:1:3::1' }, 'person1@adom.example');
    expect(neighbour.statusCode).toBe(401);
  });

  test('counts for the real network address, regardless of forwarded addresses', async () => {
    const direct = await buildTestApp({ on, hashFunctions: quickHash });
    const proxied = await buildTestApp({
      on,
      environment: { TRUSTED_PROXIES: '127.0.0.1' },
      hashFunctions: quickHash,
    });
    for (let attempt = 0; attempt < 52; attempt += 1) {
      const email = `person${attempt}@adom.example`;
      const claimed = `198.51.100.${attempt}`;
      const expected = attempt < 50 ? 401 : 429;
      const forged = { 'x-forwarded-for': claimed, forwarded: `for=${claimed}`, 'x-real-ip': claimed };
      expect((await guess(direct.app, forged, email)).statusCode).toBe(expected);
      const chain = { ...forged, 'x-forwarded-for': `${claimed}, 203.0.113.7` };
      expect((await guess(proxied.app, chain, email)).statusCode).toBe(expected);
    }
    const neighbour = { 'x-forwarded-for': '203.0.113.8' };
    expect((await guess(proxied.app, neighbour, 'somebody@adom.example')).statusCode).toBe(401);
  });

  test('is refused for a range of addresses that each try a few times', async () => {
    const environment = { TRUSTED_PROXIES: '127.0.0.1' };
    const { app, database } = await buildTestApp({ on, environment, hashFunctions: quickHash });
    const from = async (address: string, index: number) =>
      (await guess(app, { 'x-forwarded-for': address }, `person${index}@adom.example`)).statusCode;
    expect(await from('203.0.113.1', 1)).toBe(401);
    await setCounted(database, 'login range:%', 499);
    expect(await from('203.0.113.2', 2)).toBe(401);
    expect(await from('203.0.113.3', 3)).toBe(429);
    expect(await from('203.0.114.1', 3)).toBe(401);
  });

  test('does not lock out a browser that signed in before, and limits guesses in it', async () => {
    const { app } = await buildTestApp({ on });
    const known = showDevice(await openBrowser(app).login());
    for (let attempt = 0; attempt < 11; attempt += 1) await guess(app, {});
    expect((await openBrowser(app).login()).statusCode).toBe(429);
    const login = (password: string, email = ownerEmail) =>
      openBrowser(app).send('POST', '/api/api/login', { email, password }, known);
    expect((await login(ownerPassword)).statusCode).toBe(200);
    expect((await guess(app, {})).statusCode).toBe(429);
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt += 1) statuses.push((await login('a guess')).statusCode);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await login(ownerPassword)).statusCode).toBe(429);
    const strangers = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      strangers.push((await login('a guess', 'nobody@adom.example')).statusCode);
    }
    expect(strangers).toEqual([...Array(10).fill(401), 429]);
  });

  test('by others on a network does not lock out a browser that signed in before', async () => {
    const verify = async (_stored: string, password: string) => password === ownerPassword;
    const { app, time } = await buildTestApp({ on, hashFunctions: { ...quickHash, verify } });
    const owner = openBrowser(app);
    const known = showDevice(await owner.login());
    const phone = await addAuthenticatorApp(owner, time);
    const device = openDevice();
    await proveWithCode(owner, phone, time);
    const passkey = await addPasskeyTo(owner, device);
    // A few more than the limit, because a busy machine may refuse some.
    for (let person = 0; person < 55; person += 1) await guess(app, {}, `person${person}@adom.example`);
    const signIn = async (headers: object) => {
      const send = (path: string, body: object) =>
        openBrowser(app).send('POST', `/api/api/login${path}`, body, { ...headers });
      const first = await send('', { email: ownerEmail, password: ownerPassword });
      const { challenge = '' } = first.json();
      const second = await send('/second-factor', { challenge, code: phone.codeAt(time.now) });
      const options = await askForLogin(openBrowser(app));
      const third = await send('/passkey', { credential: device.use(passkey, options) });
      return [first, second, third].map(({ statusCode }) => statusCode);
    };
    expect(await signIn({})).toEqual([429, 422, 429]);
    expect(await signIn(known)).toEqual([401, 200, 200]);
  });
});
