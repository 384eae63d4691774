import { describe, expect, test, vi } from 'vitest';
import { setPasswordHash } from '../../../accounts/accounts.repository.ts';
import { minute, second } from '../../../clock.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { buildTestApp, ownerPassword } from '../../../testing/app/build-test-app.ts';
import { type DatabaseKind, databaseKinds } from '../../../testing/database/fresh-database.ts';
import { eventsOf, noticesOf } from '../../../testing/database/what-happened.ts';
import { addAuthenticatorApp, beginLogin, wrongCode } from '../../../testing/sign-in/authenticator-app.ts';

const path = '/api/api/account/reauthentication';
const wrong = { password: 'not the pass phrase' };
const right = { password: ownerPassword };

/** A user who signed in long enough ago to need another proof. */
async function signedInBefore(on: DatabaseKind, options: Parameters<typeof buildTestApp>[0] = {}) {
  const site = await buildTestApp({ on, ...options });
  const browser = openBrowser(site.app);
  await browser.login();
  const letTimePass = async () => {
    site.time.now += 11 * minute;
    await browser.refresh();
  };
  const prove = (body: object) => browser.send('POST', path, body);
  const isProved = async () => {
    const answer = await browser.send('POST', '/api/api/account/authenticator');
    expect([200, 403]).toContain(answer.statusCode);
    return answer.statusCode === 200;
  };
  return { ...site, browser, letTimePass, prove, isProved };
}

describe.each(databaseKinds)('reauthentication on %s', (on) => {
  test('takes the password, and is valid for ten minutes in this session', async () => {
    const site = await signedInBefore(on);
    const { app, time, browser, letTimePass, prove, isProved } = site;
    expect(await isProved()).toBe(true);
    await letTimePass();
    expect(await isProved()).toBe(false);
    const neighbour = openBrowser(app);
    await neighbour.login();
    time.now += 11 * minute;
    await Promise.all([browser.refresh(), neighbour.refresh()]);
    const answer = await prove(right);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await isProved()).toBe(true);
    const elsewhere = await neighbour.send('POST', '/api/api/account/authenticator');
    expect(elsewhere.json()).toMatchObject({ status: 403, requires: 'reauthentication' });
    await letTimePass();
    expect(await isProved()).toBe(false);
    expect(await eventsOf(site)).toContainEqual(['reauthenticated', 'password']);
  });

  test('replaces the refresh token, so that a copy of the earlier one is useless', async () => {
    const { app, time, browser, prove } = await signedInBefore(on);
    const copied = browser.cookie;
    await prove(wrong);
    expect(browser.cookie).toBe(copied);
    expect((await prove(right)).statusCode).toBe(204);
    expect(browser.cookie).not.toBe(copied);
    expect((await browser.refresh()).statusCode).toBe(200);
    expect((await browser.send('GET', '/api/api/inventory')).statusCode).toBe(200);
    time.now += 31 * second;
    const thief = openBrowser(app);
    thief.cookie = copied;
    expect((await thief.refresh()).statusCode).toBe(401);
  });

  test('keeps the cookie of another session', async () => {
    const { app, browser } = await signedInBefore(on);
    const other = openBrowser(app);
    await other.login();
    const before = other.cookie;
    other.accessToken = browser.accessToken;
    expect((await other.send('POST', path, right)).statusCode).toBe(204);
    expect(other.cookie).toBe(before);
  });

  test('with a wrong password gets a field error, never 401', async () => {
    const site = await signedInBefore(on);
    await site.letTimePass();
    site.hashing.count = 0;
    const answer = await site.prove(wrong);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      errors: [{ field: 'password', message: 'This is not your password' }],
    });
    expect(site.hashing.count).toBe(1);
    expect(await site.isProved()).toBe(false);
    expect(await eventsOf(site)).toContainEqual(['reauthentication failed', null]);
  });

  test('needs a session', async () => {
    const { app, hashing } = await buildTestApp({ on });
    expect((await openBrowser(app).send('POST', path, right)).statusCode).toBe(401);
    expect(hashing.count).toBe(0);
  });

  test('counts wrong passwords together with those at the sign-in page', async () => {
    const { app, hashing, letTimePass, prove, isProved, time } = await signedInBefore(on);
    await letTimePass();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await prove(wrong)).statusCode).toBe(422);
      expect((await openBrowser(app).login(wrong)).statusCode).toBe(401);
    }
    hashing.count = 0;
    const over = await prove(right);
    expect([over.statusCode, over.headers['retry-after']]).toEqual([429, '900']);
    expect((await openBrowser(app).login()).statusCode).toBe(429);
    expect(hashing.count).toBe(0);
    time.now += 5 * minute;
    await letTimePass();
    expect((await prove(right)).statusCode).toBe(204);
    expect(await isProved()).toBe(true);
    expect((await openBrowser(app).login(wrong)).statusCode).toBe(401);
  });

  test('takes a code as well when the account requires one', async () => {
    const site = await signedInBefore(on);
    const { time, browser, letTimePass, prove, isProved } = site;
    const phone = await addAuthenticatorApp(browser, time);
    await letTimePass();
    const refusals = [
      [right, 'code', 'Code is required'],
      [
        { ...right, code: wrongCode(phone.secret, time.now) },
        'code',
        'This code is not right, or it was used before',
      ],
      [{ ...right, code: 'nonsense' }, 'code', expect.stringMatching('six digits')],
      [{ ...wrong, code: phone.codeAt(time.now) }, 'password', 'This is not your password'],
    ] as const;
    for (const [body, field, message] of refusals) {
      const answer = await prove(body);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ errors: [{ field, message }] });
      expect(await isProved()).toBe(false);
    }
    // The code sent with a wrong password was not checked, so it can still be used.
    expect((await prove({ ...right, code: phone.codeAt(time.now) })).statusCode).toBe(204);
    expect(await isProved()).toBe(true);
    expect((await prove({ ...right, code: phone.codeAt(time.now) })).statusCode).toBe(422);
    expect(await eventsOf(site)).toContainEqual(['reauthenticated', 'second factor']);
  });

  test('takes a backup code once, and sends a notice', async () => {
    const site = await signedInBefore(on);
    const phone = await addAuthenticatorApp(site.browser, site.time);
    await site.letTimePass();
    const body = { ...right, code: phone.backupCodes[3] };
    expect((await site.prove(body)).statusCode).toBe(204);
    expect((await site.prove(body)).statusCode).toBe(422);
    expect((await noticesOf(site)).map(([kind]) => kind)).toContain('backup code used');
  });

  test('counts wrong codes together with those at the sign-in page', async () => {
    const { app, time, browser, letTimePass, prove } = await signedInBefore(on);
    const phone = await addAuthenticatorApp(browser, time);
    await letTimePass();
    const code = wrongCode(phone.secret, time.now);
    const visitor = openBrowser(app);
    const challenge = await beginLogin(visitor);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await prove({ ...right, code })).statusCode).toBe(422);
    }
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      statuses.push((await visitor.signIn('/api/api/login/second-factor', { challenge, code })).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401]);
    expect((await prove({ ...right, code })).statusCode).toBe(422);
    expect((await prove({ ...right, code: phone.codeAt(time.now) })).statusCode).toBe(429);
  });

  test('of an account without a password requires signing in again', async () => {
    const { database, accountId, hashing, letTimePass, prove, isProved } = await signedInBefore(on);
    await setPasswordHash(database, accountId, '');
    await letTimePass();
    hashing.count = 0;
    for (const body of [right, { password: ' ' }]) {
      const answer = await prove(body);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors[0]).toMatchObject({
        field: 'password',
        message: expect.stringMatching('has no password'),
      });
    }
    expect(hashing.count).toBe(0);
    expect(await isProved()).toBe(false);
  });

  test('fails when the password changes meanwhile', async () => {
    let meanwhile = async () => {};
    const verify = async (_stored: string, password: string) => {
      await meanwhile();
      return password === ownerPassword;
    };
    const site = await signedInBefore(on, { hashFunctions: { hash: async () => '', verify } });
    await site.letTimePass();
    meanwhile = () => setPasswordHash(site.database, site.accountId, 'another hash');
    expect((await site.prove(right)).statusCode).toBe(422);
    expect(await site.isProved()).toBe(false);
  });
});

test('waits for its turn to hash, or is refused when too many wait', async () => {
  let finish = () => {};
  let isHeld = false;
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { hashing, prove } = await signedInBefore('SQLite', {
    room: { maxParallel: 1, waiting: 1 },
    hashFunctions: { hash: async () => '', verify: async () => (isHeld ? held.then(() => true) : true) },
  });
  isHeld = true;
  hashing.count = 0;
  const statuses: number[] = [];
  const crowd = Array.from({ length: 4 }, async () => void statuses.push((await prove(right)).statusCode));
  await vi.waitFor(() => expect(statuses).toEqual([503, 503]), 10_000);
  finish();
  await Promise.all(crowd);
  expect(statuses).toEqual([503, 503, 204, 204]);
  expect(hashing.count).toBe(2);
});
