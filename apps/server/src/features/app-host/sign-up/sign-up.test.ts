import { describe, expect, test } from 'vitest';
import { day, hour } from '../../../clock.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { ownerEmail } from '../../../testing/app/build-test-app.ts';
import { sendJson } from '../../../testing/app/send-form.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { noticeSubject } from '../../../testing/email/mail-subjects.ts';
import { linkOf } from '../../../testing/email/mailed-links.ts';
import { kofi, signUpPath, trySignUp } from '../../../testing/sign-in/try-sign-up.ts';

describe.each(databaseKinds)('signing up on %s', (on) => {
  test('sends a link, and creates no account yet', async () => {
    const { app, ask, mailsTo, accounts, events, database } = await trySignUp(on);
    const answer = await ask({ email: 'Kofi@Parts.example' });
    expect([answer.statusCode, answer.body]).toEqual([202, '']);
    const mails = await mailsTo(kofi.email);
    expect(mails).toHaveLength(1);
    const link = mails[0] && linkOf(mails[0]);
    expect(`${link?.origin}${link?.pathname}`).toBe('https://www.example.com/register/confirm');
    expect(link?.hash).toMatch(/^#[\w-]{43}$/);
    expect(mails[0]?.text).toContain(link?.hash.slice(1));
    expect(await accounts()).toEqual([]);
    expect(await database.selectFrom('businesses').selectAll().execute()).toHaveLength(1);
    expect((await openBrowser(app).login(kofi)).statusCode).toBe(401);
    expect(await events()).toContainEqual({ event: 'sign-up requested', account_id: null, detail: null });
  });

  test('with an address that has an account sends its owner a few notices a day, and stores nothing', async () => {
    const { ask, mailsTo, time, database, accounts, events, accountId } = await trySignUp(on);
    for (let round = 0; round < 5; round += 1) {
      time.now += hour;
      expect((await ask({ email: ownerEmail.toUpperCase() })).statusCode).toBe(202);
    }
    const mails = await mailsTo(ownerEmail);
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array(3).fill(noticeSubject('sign-up of a known address')),
    );
    expect(mails[0]?.html).toContain('href="https://www.example.com/login"');
    expect(`${mails[0]?.html}${mails[0]?.text}`).not.toMatch(/Kofi|Boateng/);
    expect(await database.selectFrom('sign_ups').selectAll().execute()).toEqual([]);
    expect(await accounts()).toEqual([]);
    const requested = (await events()).filter(({ event }) => event === 'sign-up requested');
    expect(requested).toEqual(
      Array(5).fill({ event: 'sign-up requested', account_id: accountId, detail: null }),
    );
    time.now += day;
    await ask({ email: ownerEmail });
    expect(await mailsTo(ownerEmail)).toHaveLength(4);
  });

  test('is counted as one trial until its link expires, and not for an address with an account', async () => {
    const { ask, database, time } = await trySignUp(on);
    const trials = async () =>
      (await database.selectFrom('visits').select('count').where('kind', '=', 'trial').execute()).reduce(
        (sum, { count }) => sum + count,
        0,
      );
    await ask({ email: ownerEmail });
    expect(await trials()).toBe(0);
    await ask();
    await ask({ email: kofi.email.toUpperCase() });
    expect(await trials()).toBe(1);
    await ask({ email: 'ama@parts.example' });
    expect(await trials()).toBe(2);
    time.now += 3 * day;
    await ask();
    expect(await trials()).toBe(3);
  });

  test('sends nothing to the owner of a disabled account', async () => {
    const { ask, mailsTo, database } = await trySignUp(on);
    await database.updateTable('accounts').set({ disabled_at: 1 }).execute();
    expect((await ask({ email: ownerEmail })).statusCode).toBe(202);
    expect(await mailsTo(ownerEmail)).toEqual([]);
  });

  test.each([
    ['eleven characters', 'elevenchars', /12 characters or more/],
    ['a common password', 'password1234', /common or was leaked/],
    ['a word written twice', 'dragondragon', /common or was leaked/],
    ['their own name', 'kofi boateng 1', /contains your name/],
    ['their own business', 'spare-parts-77', /contains your name/],
  ])('refuses %s under the password, before any work and whatever the address', async (...given) => {
    const [, password, message] = given;
    const { ask, hashing, database } = await trySignUp(on);
    for (const email of [kofi.email, ownerEmail]) {
      const answer = await ask({ password, email });
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        [{ field: 'password', message: expect.stringMatching(message) }],
      ]);
    }
    expect(hashing.count).toBe(0);
    expect(await database.selectFrom('mailed_links').selectAll().execute()).toEqual([]);
    expect(await database.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  test('names each field that is missing or wrong', async () => {
    const { app } = await trySignUp(on);
    const answer = await sendJson(app, signUpPath, { email: 'kofi', paymentMethod: 'cowries' });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [
        { field: 'name', message: 'Your name is required' },
        { field: 'business', message: 'Business name is required' },
        { field: 'email', message: 'Please enter a valid email' },
        { field: 'password', message: 'Password is required' },
        { field: 'paymentMethod', message: 'Please choose card, mobile money or bank transfer' },
      ],
    ]);
  });

  test('takes any characters into a password: spaces, accents, other scripts', async () => {
    const { ask, confirm, tokenTo } = await trySignUp(on);
    const odd = [' Ɛte sɛn, Kwame? ₵ ', '密码由四个随机词语组成也可以', '🛒🧺🧾📦💰 and a cedi'];
    for (const [index, password] of odd.entries()) {
      const email = `person${index}@parts.example`;
      expect((await ask({ email, password })).statusCode).toBe(202);
      expect((await confirm({ token: await tokenTo(email), password })).statusCode).toBe(200);
    }
  });

  test('reduces names to one line of visible characters', async () => {
    const { ask, confirm, tokenTo, accounts } = await trySignUp(on);
    expect((await ask({ name: '\u0001\u0002' })).json().errors).toEqual([
      { field: 'name', message: 'Your name is required' },
    ]);
    await ask({ name: 'Kofi\r\nBcc: all@parts.example\u0000' });
    await confirm({ token: await tokenTo(kofi.email) });
    expect((await accounts())[0]?.name).toBe('Kofi Bcc: all@parts.example');
  });

  test('is limited to five an hour for one address and thirty for one network', async () => {
    const { ask, hashing, time } = await trySignUp(on);
    const statuses = async (count: number, email: (index: number) => string) => {
      const found = [];
      for (let index = 0; index < count; index += 1) {
        found.push((await ask({ email: email(index) })).statusCode);
      }
      return found;
    };
    expect(await statuses(6, () => kofi.email)).toEqual([...Array(5).fill(202), 429]);
    expect(hashing.count).toBe(5);
    expect(await statuses(26, (index) => `person${index}@parts.example`)).toEqual([
      ...Array(24).fill(202),
      429,
      429,
    ]);
    const forged = await ask({ email: 'ama@parts.example' }, { 'x-forwarded-for': '203.0.113.9' });
    expect([forged.statusCode, forged.headers['retry-after']]).toEqual([429, '3600']);
    time.now += hour;
    expect(await statuses(1, () => kofi.email)).toEqual([202]);
  });
});
