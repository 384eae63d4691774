import { describe, expect, test } from 'vitest';
import { minute } from '../../../clock.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { addPerson, buildTestApp, ownerEmail, ownerPassword } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { noticeSubject } from '../../../testing/email/mail-subjects.ts';
import { openMailbox } from '../../../testing/email/mailed-links.ts';
import { receiveMail } from '../../../testing/email/receive-mail.ts';

const path = '/api/api/account/password';
const password = 'seven green bicycles';

describe.each(databaseKinds)('changing the password on %s', (on) => {
  const open = async () => {
    const { mailServer, environment } = await receiveMail();
    const test = await buildTestApp({ on, environment });
    const mailbox = openMailbox(test.app, mailServer);
    const [browser, other] = [openBrowser(test.app), openBrowser(test.app)];
    await browser.login();
    await other.login({ remember: true });
    const change = (body: object = {}) =>
      browser.send('PUT', path, { password, currentPassword: ownerPassword, ...body });
    const canCall = async (who: typeof browser) => (await who.send('GET', '/api/api/inventory')).statusCode;
    const signsIn = async (typed: string) =>
      (await openBrowser(test.app).login({ password: typed })).statusCode;
    return { ...test, ...mailbox, browser, other, change, canCall, signsIn };
  };

  test('takes effect immediately, and all other sessions have ended before the response', async () => {
    const { browser, other, change, canCall, signsIn } = await open();
    expect(await canCall(other)).toBe(200);
    const answer = await change();
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect([await canCall(other), (await other.refresh()).statusCode]).toEqual([401, 401]);
    expect([await canCall(browser), (await browser.refresh()).statusCode]).toEqual([200, 200]);
    expect([await signsIn(ownerPassword), await signsIn(password)]).toEqual([401, 200]);
  });

  test('sends a notice and is recorded, without the password', async () => {
    const { change, mailsTo, database, accountId, log } = await open();
    await mailsTo(ownerEmail);
    await change();
    const mails = await mailsTo(ownerEmail);
    expect(mails.map(({ subject }) => subject)).toContain(noticeSubject('password changed'));
    const events = await database
      .selectFrom('audit_events')
      .selectAll()
      .where('event', '=', 'password changed')
      .execute();
    expect(events).toEqual([expect.objectContaining({ account_id: accountId })]);
    const { password_hash } = await database.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify([events, mails]) + log.join('')).not.toContain(password);
  });

  test('cancels mailed links, to the current and to a new address', async () => {
    const { app, browser, change, tokenTo, signsIn } = await open();
    await browser.send('POST', '/api/api/forgot-password', { email: ownerEmail });
    await browser.send('PUT', '/api/api/account/email', { email: 'thief@evil.example' });
    const [reset, thief] = [await tokenTo(ownerEmail), await tokenTo('thief@evil.example')];
    expect((await change()).statusCode).toBe(204);
    const stranger = openBrowser(app);
    const answers = [
      await stranger.send('POST', '/api/api/reset-password', { token: reset, password: 'nine red lorries' }),
      await stranger.send('POST', '/api/api/account/email/confirm', { token: thief }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([410, 410]);
    expect(await signsIn(password)).toBe(200);
  });

  test('sets the first password of an account without one', async () => {
    const { browser, database, signsIn } = await open();
    await database.updateTable('accounts').set({ password_hash: '' }).execute();
    // The response to the first may be lost.
    const answers = [
      await browser.send('PUT', path, { password }),
      await browser.send('PUT', path, { password }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await signsIn(password)).toBe(200);
  });

  test('succeeds again, once, when it is repeated because the response was lost', async () => {
    const { change, database, time, signsIn } = await open();
    const statuses = [await change(), await change()].map(({ statusCode }) => statusCode);
    const another = await change({ password: 'nine red lorries', currentPassword: 'a long enough guess' });
    expect([...statuses, another.statusCode]).toEqual([204, 204, 422]);
    const notices = database.selectFrom('notices').select('id').where('kind', '=', 'password changed');
    expect(await notices.execute()).toHaveLength(1);
    expect(await signsIn(password)).toBe(200);
    time.now += 9 * minute;
    expect((await change()).statusCode).toBe(204);
  });

  test('says to another session, or later, that the former password is wrong', async () => {
    const { app, browser, change, time } = await open();
    await change();
    const later = openBrowser(app);
    await later.login({ password });
    const repeated = { password, currentPassword: ownerPassword };
    expect((await later.send('PUT', path, repeated)).statusCode).toBe(422);
    time.now += 9 * minute;
    await browser.refresh();
    time.now += 2 * minute;
    expect((await change()).statusCode).toBe(422);
  });

  test('keeps the passwords of other accounts', async () => {
    const { app, change, database, time } = await open();
    const esi = { email: 'esi@adom.example', business: 'Adom Provisions', now: time.now };
    await addPerson(database, esi);
    const browser = openBrowser(app);
    await browser.login(esi);
    await change();
    expect((await browser.send('GET', '/api/api/inventory')).statusCode).toBe(200);
    expect((await openBrowser(app).login(esi)).statusCode).toBe(200);
  });

  test('requires the current password, also shortly after sign-in', async () => {
    const { browser, change, database, time, signsIn } = await open();
    time.now += 9 * minute;
    await browser.refresh();
    time.now += 2 * minute;
    const none = await browser.send('PUT', path, { password });
    const wrong = await change({ currentPassword: 'a long enough guess' });
    const errors = [none, wrong].map((answer) => [answer.statusCode, answer.json().errors]);
    expect(errors).toEqual([
      [422, [{ field: 'currentPassword', message: 'Current password is required' }]],
      [422, [{ field: 'currentPassword', message: 'This is not your password' }]],
    ]);
    expect(await signsIn(ownerPassword)).toBe(200);
    const failed = database
      .selectFrom('audit_events')
      .selectAll()
      .where('event', '=', 'reauthentication failed');
    expect(await failed.execute()).toHaveLength(1);
    expect((await change()).statusCode).toBe(204);
  });

  test('limits guesses of the current password', async () => {
    const { change } = await open();
    const statuses: number[] = [];
    for (let guess = 0; guess < 30 && statuses.at(-1) !== 429; guess += 1) {
      statuses.push((await change({ currentPassword: `a long enough guess ${guess}` })).statusCode);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([422, 429]);
    expect((await change()).statusCode).toBe(429);
  });

  test('limits guesses of a password that this session has just set', async () => {
    const { change } = await open();
    await change();
    const statuses: number[] = [];
    for (let guess = 0; guess < 30 && statuses.at(-1) !== 429; guess += 1) {
      statuses.push((await change({ password: `a long enough guess ${guess}` })).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.length).toBeLessThan(10);
  });

  test('records guesses of a password that this session has just set', async () => {
    const { browser, change, database } = await open();
    await change();
    const wrong = await browser.send('PUT', path, { password: 'a long enough guess' });
    const right = await browser.send('PUT', path, { password });
    expect([wrong.statusCode, right.statusCode]).toEqual([422, 204]);
    const events = await database.selectFrom('audit_events').select(['event', 'detail']).execute();
    expect(events.filter(({ detail }) => detail === 'repeated change')).toEqual(
      expect.arrayContaining([
        { event: 'reauthentication failed', detail: 'repeated change' },
        { event: 'reauthenticated', detail: 'repeated change' },
      ]),
    );
  });

  test('requires a recent proof when the account has no password', async () => {
    const { browser, change, database, time } = await open();
    await database.updateTable('accounts').set({ password_hash: '' }).execute();
    time.now += 9 * minute;
    await browser.refresh();
    time.now += 2 * minute;
    const answer = await change();
    expect([answer.statusCode, answer.json().requires]).toEqual([403, 'reauthentication']);
  });

  test('responds to signed-out users with 401 before validating the body', async () => {
    const { app, hashing } = await open();
    const before = hashing.count;
    const answer = await openBrowser(app).send('PUT', path, { password: 'short' });
    expect([answer.statusCode, hashing.count - before]).toEqual([401, 0]);
  });

  test.each([
    [
      'too short',
      'eleven char',
      'Use 12 characters or more. Several words are easy to remember and hard to guess',
    ],
    [
      'common',
      'password1234',
      'This password is common or was leaked from another website. Please choose another',
    ],
    [
      'made of the business name',
      'adom provisions',
      'This password contains your name, email address or business. Please choose another',
    ],
  ])('refuses one that is %s, without hashing it', async (_what, typed, message) => {
    const { change, hashing, signsIn } = await open();
    const before = hashing.count;
    const answer = await change({ password: typed });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ field: 'password', message }]]);
    expect(hashing.count - before).toBe(0);
    expect(await signsIn(ownerPassword)).toBe(200);
  });
});
