import { describe, expect, test, vi } from 'vitest';
import { setPasswordHash } from '../../../accounts/accounts.repository.ts';
import { minute } from '../../../clock.ts';
import { countBackupCodes } from '../../../second-factor/backup-codes.repository.ts';
import { openBrowser, type TestBrowser } from '../../../testing/app/browser.ts';
import { addPerson, buildTestApp, ownerEmail } from '../../../testing/app/build-test-app.ts';
import { type DatabaseKind, databaseKinds } from '../../../testing/database/fresh-database.ts';
import { eventsOf, noticesOf } from '../../../testing/database/what-happened.ts';
import {
  addAuthenticatorApp,
  beginLogin,
  codeLifetime,
  wrongCode,
} from '../../../testing/sign-in/authenticator-app.ts';

const path = '/api/api/login/second-factor';

/** An account that requires a code, and a browser that is new to it. */
async function withPhone(on: DatabaseKind) {
  const site = await buildTestApp({ on });
  const owner = openBrowser(site.app);
  await owner.login();
  const phone = await addAuthenticatorApp(owner, site.time);
  const visitor = openBrowser(site.app);
  const answer = (browser: TestBrowser, challenge: string, code = phone.codeAt(site.time.now)) =>
    browser.signIn(path, { challenge, code });
  const countSessions = async () =>
    (await site.database.selectFrom('sessions').select('id').execute()).length;
  return { ...site, owner, phone, visitor, answer, countSessions };
}

describe.each(databaseKinds)('signing in with a code on %s', (on) => {
  test('takes two steps, and only the second begins a session', async () => {
    const site = await withPhone(on);
    const { accountId, hashing, visitor, answer, countSessions } = site;
    hashing.count = 0;
    const first = await visitor.login();
    expect(first.statusCode).toBe(401);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.cookies).toEqual([]);
    const { challenge, message, ...problem } = first.json();
    expect(challenge).toMatch(/^[\w-]{43}$/);
    expect(message).toBe('Enter the code of your authenticator app');
    expect(problem).toMatchObject({ status: 401, requires: 'second-factor' });
    expect(problem).not.toHaveProperty('accessToken');
    expect([hashing.count, await countSessions()]).toEqual([1, 1]);

    const second = await answer(visitor, challenge);
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual({
      accessToken: expect.any(String),
      user: { id: accountId, email: ownerEmail, role: 'owner' },
    });
    expect(second.cookies.map(({ name }) => name)).toEqual(['__Host-refresh', '__Host-device']);
    expect((await visitor.send('GET', '/api/api/inventory')).statusCode).toBe(200);
    expect([hashing.count, await countSessions()]).toEqual([1, 2]);
    expect(await eventsOf(site)).toEqual([
      ['authenticator added', null],
      ['login', 'password'],
      ['login', 'second factor'],
      ['login needs second factor', null],
    ]);
  });

  test.each([
    [true, 30 * 24 * 60 * 60],
    [false, undefined],
  ])('remembers as the first step asked: %s', async (remember, maxAge) => {
    const { visitor, answer } = await withPhone(on);
    const challenge = await beginLogin(visitor, { remember });
    expect((await answer(visitor, challenge)).cookies[0]?.maxAge).toBe(maxAge);
  });

  test('does not reveal it after a wrong password, with the same work', async () => {
    const { database, hashing, time, visitor } = await withPhone(on);
    await addPerson(database, { email: 'plain@shop.example', business: 'Next door', now: time.now });
    const wrong = 'not the pass phrase';
    const answers = [];
    for (const email of [ownerEmail, 'plain@shop.example', 'nobody@shop.example']) {
      hashing.count = 0;
      const { statusCode, body } = await visitor.login({ email, password: wrong });
      const { requestId: _id, ...problem } = JSON.parse(body);
      answers.push({ statusCode, problem, hashes: hashing.count });
    }
    expect(answers[0]).toMatchObject({ problem: { message: 'Invalid email or password' }, hashes: 1 });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('allows five wrong codes, then starts again', async () => {
    const { phone, time, visitor, answer, countSessions } = await withPhone(on);
    const challenge = await beginLogin(visitor);
    const wrong = wrongCode(phone.secret, time.now);
    for (let attempt = 1; attempt < 5; attempt += 1) {
      const refused = await answer(visitor, challenge, wrong);
      expect(refused.statusCode).toBe(401);
      expect(refused.json()).toMatchObject({
        message: 'This code is not right, or it was used before',
        requires: 'second-factor',
        challenge,
      });
    }
    for (const code of [wrong, phone.codeAt(time.now)]) {
      const over = await answer(visitor, challenge, code);
      expect(over.statusCode).toBe(401);
      expect(over.json()).toMatchObject({ message: 'Please sign in again' });
      expect(over.json()).not.toHaveProperty('challenge');
    }
    expect(await countSessions()).toBe(1);
    expect((await answer(visitor, await beginLogin(visitor))).statusCode).toBe(200);
  });

  test('allows five wrong codes with concurrent requests as well', async () => {
    const { database, phone, time, visitor, answer } = await withPhone(on);
    const challenge = await beginLogin(visitor);
    const wrong = wrongCode(phone.secret, time.now);
    await Promise.all(Array.from({ length: 9 }, () => answer(visitor, challenge, wrong)));
    expect((await answer(visitor, challenge)).statusCode).toBe(401);
    const failed = database
      .selectFrom('audit_events')
      .select('id')
      .where('event', '=', 'second factor failed');
    expect(await failed.execute()).toHaveLength(5);
  });

  test('takes each code once across all logins', async () => {
    const { app, phone, time, answer } = await withPhone(on);
    const visitors = [openBrowser(app), openBrowser(app), openBrowser(app)];
    const code = phone.codeAt(time.now);
    const statuses = [];
    for (const visitor of visitors) {
      statuses.push((await answer(visitor, await beginLogin(visitor), code)).statusCode);
    }
    expect(statuses).toEqual([200, 401, 401]);
    time.now += codeLifetime;
    const [, visitor] = visitors;
    expect(visitor && (await answer(visitor, await beginLogin(visitor))).statusCode).toBe(200);
  });

  test('takes a code once with concurrent logins', async () => {
    const { app, phone, time, answer, countSessions } = await withPhone(on);
    const challenges: string[] = [];
    for (let login = 0; login < 10; login += 1) challenges.push(await beginLogin(openBrowser(app)));
    const code = phone.codeAt(time.now);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        answer(openBrowser(app), challenges[index % challenges.length] ?? '', code),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await countSessions()).toBe(2);
  });

  test('takes a backup code once in any common format, and sends a notice', async () => {
    const site = await withPhone(on);
    const { database, accountId, app, phone, visitor, answer } = site;
    const [code = ''] = phone.backupCodes;
    const typed = ` ${code.toUpperCase().replace('-', ' ')} `;
    const wake = vi.spyOn(app.outbox, 'wake');
    expect((await answer(visitor, await beginLogin(visitor), typed)).statusCode).toBe(200);
    expect(wake).toHaveBeenCalled();
    expect(await countBackupCodes(database, accountId)).toBe(9);
    const again = openBrowser(app);
    expect((await answer(again, await beginLogin(again), code)).statusCode).toBe(401);
    expect(await noticesOf(site)).toContainEqual(['backup code used', ownerEmail]);
    const events = await eventsOf(site);
    expect(events).toContainEqual(['login', 'backup code']);
    expect(events).toContainEqual(['backup code used', null]);
  });

  test.each([
    ['abcdef', 'letters'],
    ['12345', 'too few digits'],
    ['1234567', 'too many digits'],
    ['abcde-fghi1', 'a digit that no code has'],
    ['', 'nothing'],
  ])('asks for a code instead of %j (%s), which counts for nothing', async (code) => {
    const { visitor, answer } = await withPhone(on);
    const challenge = await beginLogin(visitor);
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const refused = await answer(visitor, challenge, code);
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({ errors: [{ field: 'code' }] });
    }
    expect((await answer(visitor, challenge)).statusCode).toBe(200);
  });
});

describe.each(databaseKinds)('a challenge on %s', (on) => {
  test('is refused after the right code was given', async () => {
    const { app, time, visitor, answer } = await withPhone(on);
    const challenge = await beginLogin(visitor);
    expect((await answer(visitor, challenge)).statusCode).toBe(200);
    time.now += codeLifetime;
    const over = await answer(openBrowser(app), challenge);
    expect([over.statusCode, over.json().message]).toEqual([401, 'Please sign in again']);
  });

  test.each([
    ['after five minutes', 5 * minute, 401],
    ['just before', 5 * minute - 1, 200],
    ['when the clock jumps back', -2 * minute, 401],
  ])('ends in time: %s', async (_when, jump, status) => {
    const { phone, time, visitor, answer } = await withPhone(on);
    const challenge = await beginLogin(visitor);
    time.now += jump;
    // Backup codes do not expire, so only the challenge can be the reason for a refusal.
    expect((await answer(visitor, challenge, phone.backupCodes[0])).statusCode).toBe(status);
  });

  test('ends when the account is disabled', async () => {
    const { database, accountId, time, visitor, answer, countSessions } = await withPhone(on);
    const challenge = await beginLogin(visitor);
    const disable = database.updateTable('accounts').set({ disabled_at: time.now });
    await disable.where('id', '=', accountId).execute();
    const over = await answer(visitor, challenge);
    expect([over.statusCode, over.json().message]).toEqual([401, 'Please sign in again']);
    expect(await countSessions()).toBe(1);
    await database.updateTable('accounts').set({ disabled_at: null }).execute();
    expect((await answer(visitor, challenge)).statusCode).toBe(401);
  });

  test('ends when another password is set', async () => {
    const { database, accountId, visitor, answer, countSessions } = await withPhone(on);
    const challenge = await beginLogin(visitor);
    await setPasswordHash(database, accountId, 'another hash');
    const over = await answer(visitor, challenge);
    expect([over.statusCode, over.json().message]).toEqual([401, 'Please sign in again']);
    expect(await countSessions()).toBe(1);
  });

  test('is not a session: neither a refresh nor another endpoint accepts it', async () => {
    const { visitor } = await withPhone(on);
    const challenge = await beginLogin(visitor);
    expect((await visitor.refresh()).statusCode).toBe(401);
    visitor.cookie = challenge;
    visitor.accessToken = challenge;
    expect((await visitor.refresh()).statusCode).toBe(401);
    expect((await visitor.send('GET', '/api/api/inventory')).statusCode).toBe(401);
    expect((await visitor.send('GET', '/api/api/account')).statusCode).toBe(401);
  });
});
