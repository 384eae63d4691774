import { describe, expect, test } from 'vitest';
import { day, hour, minute } from '../../../clock.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { addPerson, buildTestApp, ownerEmail, ownerPassword } from '../../../testing/build-test-app.ts';
import { databaseKinds } from '../../../testing/fresh-database.ts';
import { linkSubject, noticeSubject } from '../../../testing/mail-subjects.ts';
import { linkOf, openMailbox } from '../../../testing/mailed-links.ts';
import { receiveMail } from '../../../testing/receive-mail.ts';
import { sendPlainForm } from '../../../testing/send-form.ts';

const path = '/api/api/account/email';
const confirmPath = '/api/api/account/email/confirm';
const newEmail = 'ama@adom.example';
const kofi = { email: 'kofi@other.example', business: 'Another shop' };

describe.each(databaseKinds)('another e-mail address on %s', (on) => {
  const open = async () => {
    const { mailServer, environment } = await receiveMail();
    const test = await buildTestApp({ on, environment });
    await addPerson(test.database, { ...kofi, now: test.time.now });
    const mailbox = openMailbox(test.app, mailServer);
    const browser = openBrowser(test.app);
    await browser.login();
    const ask = (email: unknown = newEmail) => browser.send('PUT', path, { email });
    const confirm = (token: string) => openBrowser(test.app).send('POST', confirmPath, { token });
    const shown = async () => {
      const { user, newEmail } = (await browser.send('GET', '/api/api/account')).json();
      return { email: user.email, newEmail };
    };
    const signsIn = async (email: string) => (await openBrowser(test.app).login({ email })).statusCode;
    return { ...test, ...mailbox, mailServer, browser, ask, confirm, shown, signsIn };
  };

  test('waits, and is shown, until its mail is answered', async () => {
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

  test('becomes that of the account by the link, from any device, and the old one is told', async () => {
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
    expect(told?.text).toContain('answer this mail or call');
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

  test('is confirmed by a plain form, too, which leads to a page', async () => {
    const { app, ask, tokenTo, shown } = await open();
    await ask();
    const refused = await sendPlainForm(app, confirmPath, { token: 'not the code' });
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
    expect(refused.body).toContain('Please open the link in the mail again, or copy the whole code');
    expect(refused.body).toContain('action="/api/api/account/email/confirm"');
    const over = await sendPlainForm(app, confirmPath, { token: 'x'.repeat(43) });
    expect([over.statusCode, over.body]).toEqual([
      410,
      expect.stringContaining('This link was used already'),
    ]);
    const answer = await sendPlainForm(app, confirmPath, { token: ` ${await tokenTo(newEmail)}\n` });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/confirm-email/done']);
    expect(await shown()).toMatchObject({ email: newEmail });
  });

  test('looks the same where it has an account: whoever asks learns nothing', async () => {
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

  test('of somebody else is left to them: they are told, and no link is mailed', async () => {
    const { ask, mailsTo, database, signsIn } = await open();
    await ask(kofi.email.toUpperCase());
    const [mail, ...more] = await mailsTo(kofi.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Somebody wants to use this address for another account.');
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

  test('that somebody got meanwhile is not taken from them', async () => {
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

  test('that two people confirm at once becomes the address of one', async () => {
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

  test('is confirmed once, however many try', async () => {
    const { ask, confirm, tokenTo, mailsTo } = await open();
    await ask();
    const token = await tokenTo(newEmail);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, ...Array(9).fill(410)]);
    const subjects = (await mailsTo(ownerEmail)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === noticeSubject('e-mail changed'))).toHaveLength(1);
  });

  test('is the one that was typed last: a link to an earlier one is over', async () => {
    const { ask, confirm, tokenTo, shown } = await open();
    await ask('typed.wrong@adom.example');
    const token = await tokenTo('typed.wrong@adom.example');
    await ask();
    for (const each of [token, 'x'.repeat(43)]) {
      const answer = await confirm(each);
      expect([answer.statusCode, answer.json().error]).toEqual([
        410,
        'This link was used already, or is too old. Your account page shows your address. Change it there again, and we send another link.',
      ]);
    }
    expect(await shown()).toEqual({ email: ownerEmail, newEmail });
    expect((await confirm(await tokenTo(newEmail))).statusCode).toBe(204);
  });

  test('kills a link to set the password that went to the old one', async () => {
    const { browser, ask, confirm, tokenTo } = await open();
    await browser.send('POST', '/api/api/forgot-password', { email: ownerEmail });
    const reset = await tokenTo(ownerEmail);
    await ask();
    await confirm(await tokenTo(newEmail));
    const body = { token: reset, password: 'nine red lorries' };
    expect((await browser.send('POST', '/api/api/reset-password', body)).statusCode).toBe(410);
  });

  test('of an account that may not sign in any more stays as it is', async () => {
    const { ask, confirm, tokenTo, database } = await open();
    await ask();
    const token = await tokenTo(newEmail);
    await database.updateTable('accounts').set({ disabled_at: 1 }).where('email', '=', ownerEmail).execute();
    expect((await confirm(token)).statusCode).toBe(410);
  });

  test.each([
    ['none', null, 'Email is required'],
    ['one that is none', 'ama', 'Please enter a valid email'],
    ['two', 'ama@adom.example,kofi@other.example', 'Please enter a valid email'],
    ['the one that the account has', ownerEmail.toUpperCase(), 'This is your address already'],
  ])('is asked for again where it is %s', async (_what, email, message) => {
    const { ask, mailsTo, shown } = await open();
    const answer = await ask(email);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ field: 'email', message }]]);
    expect(await mailsTo(ownerEmail)).toEqual([]);
    expect(await shown()).toEqual({ email: ownerEmail, newEmail: null });
  });

  test('is for people who proved within ten minutes who they are', async () => {
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

  test('is not mailed to again and again', async () => {
    const { ask, mailsTo, time, browser } = await open();
    for (let count = 0; count < 5; count += 1) expect((await ask()).statusCode).toBe(202);
    expect((await ask()).statusCode).toBe(429);
    expect((await mailsTo(newEmail)).length).toBeLessThanOrEqual(5);
    time.now += hour;
    await browser.login();
    expect((await ask()).statusCode).toBe(202);
  });
});
