import { describe, expect, test } from 'vitest';
import { day, hour, minute } from '../../../clock.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { addPerson, buildTestApp, ownerEmail, ownerPassword } from '../../../testing/app/build-test-app.ts';
import { sendPlainForm } from '../../../testing/app/send-form.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { linkSubject, noticeSubject } from '../../../testing/email/mail-subjects.ts';
import { linkOf, openMailbox } from '../../../testing/email/mailed-links.ts';
import { receiveMail } from '../../../testing/email/receive-mail.ts';

const path = '/api/api/account/email';
const confirmPath = '/api/api/account/email/confirm';
const newEmail = 'ama@adom.example';
const kofi = { email: 'kofi@other.example', business: 'Another shop' };

describe.each(databaseKinds)('a new email address on %s', (on) => {
  const open = async () => {
    const { mailServer, environment } = await receiveMail();
    const test = await buildTestApp({ on, environment });
    await addPerson(test.database, { ...kofi, now: test.time.now });
    const mailbox = openMailbox(test.app, mailServer);
    const browser = openBrowser(test.app);
    await browser.login();
    const ask = (email: unknown = newEmail) => browser.send('PUT', path, { email });
    const confirm = (token: string) =>
      openBrowser(test.app).send('POST', confirmPath, { token, password: ownerPassword });
    const shown = async () => {
      const { user, newEmail } = (await browser.send('GET', '/api/api/account')).json();
      return { email: user.email, newEmail };
    };
    const signsIn = async (email: string) => (await openBrowser(test.app).login({ email })).statusCode;
    return { ...test, ...mailbox, mailServer, browser, ask, confirm, shown, signsIn };
  };

  test('is shown as pending until it is confirmed', async () => {
    const { ask, shown, mailsTo, signsIn, time, browser } = await open();
    const answer = await ask(' AMA@adom.example ');
    expect([answer.statusCode, answer.body]).toEqual([202, '']);
    expect(await shown()).toEqual({ email: ownerEmail, newEmail });
    const [mail, ...more] = await mailsTo(newEmail);
    expect([mail?.subject, more]).toEqual([linkSubject('new e-mail'), []]);
    const link = mail && linkOf(mail);
    expect(`${link?.origin}${link?.pathname}${link?.search}`).toBe('https://www.example.com/confirm-email');
    expect(mail?.text).toContain(link?.hash.slice(1));
    expect([await signsIn(ownerEmail), await signsIn(newEmail)]).toEqual([200, 401]);
    time.now += day;
    await browser.login();
    expect(await shown()).toEqual({ email: ownerEmail, newEmail: null });
  });

  test('replaces the old one when the link is used on any device, and the old one gets a notice', async () => {
    const { ask, confirm, shown, tokenTo, mailsTo, signsIn, database, accountId, time } = await open();
    await ask();
    time.now += 5 * minute;
    const answer = await confirm(await tokenTo(newEmail));
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await shown()).toEqual({ email: newEmail, newEmail: null });
    expect([await signsIn(newEmail), await signsIn(ownerEmail)]).toEqual([200, 401]);
    const told = (await mailsTo(ownerEmail)).find(
      ({ subject }) => subject === noticeSubject('e-mail changed'),
    );
    expect(told?.text).toContain('reply to it or call');
    expect(told?.text).not.toMatch(/forgot-password|ama@adom/);
    const events = await database
      .selectFrom('audit_events')
      .select(['event', 'account_id', 'detail'])
      .where('event', 'like', 'e-mail%')
      .orderBy('at')
      .execute();
    expect(events).toEqual([
      { event: 'e-mail change requested', account_id: accountId, detail: null },
      { event: 'e-mail changed', account_id: accountId, detail: null },
    ]);
    expect(JSON.stringify(await database.selectFrom('audit_events').selectAll().execute())).not.toMatch(
      /adom\./,
    );
  });

  test('is refused with a page when a plain form has a wrong code', async () => {
    const { app } = await open();
    const refused = await sendPlainForm(app, confirmPath, { token: 'not the code' });
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
    expect(refused.body).toContain('Please open the link in the email again, or copy the whole code');
    expect(refused.body).toContain('action="/api/api/account/email/confirm"');
    const over = await sendPlainForm(app, confirmPath, { token: 'x'.repeat(43) });
    expect([over.statusCode, over.body]).toEqual([
      410,
      expect.stringContaining('This link was used already'),
    ]);
  });

  test('gets the same response when it has an account', async () => {
    const { ask, shown, hashing, database } = await open();
    const seen = async (email: string) => {
      const { statusCode, body, headers } = await ask(email);
      const { 'x-request-id': _id, date: _date, ...same } = headers;
      const outbox = await database.selectFrom('outbox').selectAll().execute();
      const events = await database.selectFrom('audit_events').select(['event', 'detail']).execute();
      const told = { outbox: outbox.length, events, hashes: hashing.count };
      await database.deleteFrom('outbox').execute();
      await database.deleteFrom('audit_events').execute();
      return { statusCode, body, headers: same, shown: (await shown()).newEmail === email, told };
    };
    await database.deleteFrom('audit_events').execute();
    const free = await seen(newEmail);
    expect(free).toMatchObject({ statusCode: 202, body: '', shown: true });
    expect(free.told).toMatchObject({ outbox: 1, events: [{ event: 'e-mail change requested' }] });
    expect(await seen(kofi.email)).toEqual(free);
  });

  test('of another account sends its owner a notice and no link', async () => {
    const { ask, mailsTo, database, signsIn } = await open();
    await ask(kofi.email.toUpperCase());
    const [mail, ...more] = await mailsTo(kofi.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Someone wants to use this address for another account.');
    expect(mail?.text).not.toContain(ownerEmail);
    expect(mail && linkOf(mail)).toBeUndefined();
    expect(await signsIn(kofi.email)).toBe(200);
    for (let count = 0; count < 4; count += 1) await ask(kofi.email);
    expect(await mailsTo(kofi.email)).toHaveLength(3);
    await database.updateTable('accounts').set({ disabled_at: 1 }).where('email', '=', kofi.email).execute();
    await database.deleteFrom('rate_limits').execute();
    await ask(kofi.email);
    expect(await mailsTo(kofi.email)).toHaveLength(3);
  });

  test('that another account got meanwhile is refused', async () => {
    const { ask, confirm, tokenTo, shown, database, time } = await open();
    await ask();
    const token = await tokenTo(newEmail);
    await addPerson(database, { email: newEmail, business: 'A third shop', now: time.now });
    const answer = await confirm(token);
    expect([answer.statusCode, answer.json().error]).toEqual([
      410,
      'This address has another account by now, so nothing was changed. Choose another address on your account page.',
    ]);
    expect(await shown()).toMatchObject({ email: ownerEmail });
  });

  test('that two users confirm at the same time goes to one of them', async () => {
    const { app, ask, confirm, tokenTo, database } = await open();
    const other = openBrowser(app);
    await other.login(kofi);
    for (let round = 0; round < 5; round += 1) {
      const email = `shared${round}@adom.example`;
      await ask(email);
      const own = await tokenTo(email);
      await other.send('PUT', path, { email });
      const others = await tokenTo(email);
      expect(others).not.toBe(own);
      const answers = await Promise.all([confirm(own), confirm(others)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 410]);
      const rows = await database.selectFrom('accounts').select('email').where('email', '=', email).execute();
      expect(rows).toHaveLength(1);
      await database.deleteFrom('rate_limits').execute();
    }
  });

  test('is confirmed once with concurrent requests', async () => {
    const { ask, confirm, tokenTo, mailsTo } = await open();
    await ask();
    const token = await tokenTo(newEmail);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, ...Array(9).fill(410)]);
    const subjects = (await mailsTo(ownerEmail)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === noticeSubject('e-mail changed'))).toHaveLength(1);
  });

  test('is the most recently typed one: earlier links do not work', async () => {
    const { ask, confirm, tokenTo, shown } = await open();
    await ask('typed.wrong@adom.example');
    const token = await tokenTo('typed.wrong@adom.example');
    await ask();
    for (const each of [token, 'x'.repeat(43)]) {
      const { error } = (await confirm(each)).json();
      expect(error).toMatch(/^This link was used already, or is too old\. .* we send another link\.$/);
    }
    expect(await shown()).toEqual({ email: ownerEmail, newEmail });
    expect((await confirm(await tokenTo(newEmail))).statusCode).toBe(204);
  });

  test('is cancelled by the current one, which is refused when none is pending', async () => {
    const { ask, confirm, shown, tokenTo } = await open();
    await ask();
    const token = await tokenTo(newEmail);
    expect((await ask(ownerEmail.toUpperCase())).statusCode).toBe(202);
    expect(await shown()).toEqual({ email: ownerEmail, newEmail: null });
    expect((await confirm(token)).statusCode).toBe(410);
    expect((await ask(ownerEmail)).statusCode).toBe(422);
  });

  test('cancels a password reset link that was sent to the old one', async () => {
    const { browser, ask, confirm, tokenTo } = await open();
    await browser.send('POST', '/api/api/forgot-password', { email: ownerEmail });
    const reset = await tokenTo(ownerEmail);
    await ask();
    await confirm(await tokenTo(newEmail));
    const body = { token: reset, password: 'nine red lorries' };
    expect((await browser.send('POST', '/api/api/reset-password', body)).statusCode).toBe(410);
  });

  test('of a disabled account is not confirmed', async () => {
    const { ask, confirm, tokenTo, database } = await open();
    await ask();
    const token = await tokenTo(newEmail);
    await database.updateTable('accounts').set({ disabled_at: 1 }).where('email', '=', ownerEmail).execute();
    expect((await confirm(token)).statusCode).toBe(410);
  });

  test.each([
    ['none', null, 'Email is required'],
    ['not an address', 'ama', 'Please enter a valid email'],
    ['two', 'ama@adom.example,kofi@other.example', 'Please enter a valid email'],
    ['the current one', ownerEmail.toUpperCase(), 'This is your address already'],
  ])('is refused when it is %s', async (_what, email, message) => {
    const { ask, mailsTo, shown } = await open();
    const answer = await ask(email);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ field: 'email', message }]]);
    expect(await mailsTo(ownerEmail)).toEqual([]);
    expect(await shown()).toEqual({ email: ownerEmail, newEmail: null });
  });

  test('requires a proof of identity from the last ten minutes', async () => {
    const { app, browser, ask, shown, mailsTo, time } = await open();
    expect((await openBrowser(app).send('PUT', path, { email: 'nonsense' })).statusCode).toBe(401);
    time.now += 9 * minute;
    await browser.refresh();
    time.now += 2 * minute;
    const answer = await ask('nonsense');
    expect([answer.statusCode, answer.json().requires]).toEqual([403, 'reauthentication']);
    expect([await mailsTo(newEmail), (await shown()).newEmail]).toEqual([[], null]);
    const proof = { password: ownerPassword };
    expect((await browser.send('POST', '/api/api/account/reauthentication', proof)).statusCode).toBe(204);
    expect((await ask()).statusCode).toBe(202);
  });

  test('gets a limited number of emails', async () => {
    const { ask, mailsTo, time, browser } = await open();
    for (let count = 0; count < 5; count += 1) expect((await ask()).statusCode).toBe(202);
    expect((await ask()).statusCode).toBe(429);
    expect((await mailsTo(newEmail)).length).toBeLessThanOrEqual(5);
    time.now += hour;
    await browser.login();
    expect((await ask()).statusCode).toBe(202);
  });
});
