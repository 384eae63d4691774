import { describe, expect, test } from 'vitest';
import { disableAccount, enableAccount } from '../../../accounts/disabled-accounts.ts';
import { day, hour, minute } from '../../../clock.ts';
import { openBrowser, type TestBrowser } from '../../../testing/app/browser.ts';
import { ownerEmail, ownerPassword } from '../../../testing/app/build-test-app.ts';
import { type DatabaseKind, databaseKinds } from '../../../testing/database/fresh-database.ts';
import { waitForLocks } from '../../../testing/database/wait-for-locks.ts';
import { noticeSubject } from '../../../testing/email/mail-subjects.ts';
import {
  type AuthenticatorApp,
  addAuthenticatorApp,
  beginLogin,
  codeLifetime,
} from '../../../testing/sign-in/authenticator-app.ts';
import { haveProviders } from '../../../testing/sign-in/have-providers.ts';
import {
  addPasskeyTo,
  askForNew,
  loginWithPasskey,
  openDevice,
  sendNew,
} from '../../../testing/sign-in/passkey-ceremonies.ts';
import { openVisitor } from '../../../testing/sign-in/provider-visitor.ts';
import { signInThere, signInWith } from '../../../testing/sign-in/sign-in-with-provider.ts';
import { newPassword, tryPasswordReset } from '../../../testing/sign-in/try-password-reset.ts';

const codePath = '/api/api/login/second-factor';
const cannotGetCodes = { cannotGetCodes: true };

/** A thief who knows the password, has a session, and has added all other ways to sign in. */
async function beRobbed(on: DatabaseKind) {
  const { google, facebook, environment } = await haveProviders();
  google.people.set('thief', { email: 'thief@elsewhere.example', email_verified: true });
  facebook.people.set('thief', {});
  const site = await tryPasswordReset(on, { environment });
  const { app, time } = site;
  const thief = openBrowser(app);
  const visitor = openVisitor(app);
  await thief.login({ remember: true });
  await visitor.send('POST', '/api/api/login', { body: { email: ownerEmail, password: ownerPassword } });
  const device = openDevice();
  const passkey = await addPasskeyTo(thief, device);
  expect(await signInWith(visitor, 'google', 'thief', { purpose: 'link' })).toBe('/account#linked');
  const halfWay = await visitor.leave('facebook', { purpose: 'link' });
  const phone = await addAuthenticatorApp(thief, time);
  const challenge = await beginLogin(openBrowser(app));
  const late = await thief.send('POST', '/api/api/account/authenticator');
  return { ...site, thief, visitor, device, passkey, phone, challenge, halfWay, late };
}

/** Tries all the ways to sign in that the thief prepared. */
async function expectThiefOutside(robbed: Awaited<ReturnType<typeof beRobbed>>) {
  const { app, time, thief, visitor, device, passkey, phone, challenge, halfWay, database } = robbed;
  const readAccount = () => thief.send('GET', '/api/api/account');
  expect((await readAccount()).statusCode).toBe(401);
  expect((await thief.refresh()).statusCode).toBe(401);
  const password = await openBrowser(app).login({ password: ownerPassword });
  expect([password.statusCode, password.json().challenge]).toEqual([401, undefined]);
  expect((await loginWithPasskey(openBrowser(app), device, passkey)).statusCode).toBe(401);
  const answer = { challenge, code: phone.codeAt(time.now) };
  expect((await openBrowser(app).signIn(codePath, answer)).statusCode).toBe(401);
  const confirmed = await thief.send('POST', '/api/api/account/authenticator/confirm', { code: '123456' });
  expect(confirmed.statusCode).toBe(401);
  expect(await visitor.comeBack(await signInThere(halfWay.address, 'thief'))).toBe(
    '/account#provider-problem=reauthenticate',
  );
  // The thief's Google account does not sign in to the owner's account. It begins a separate trial.
  const again = openVisitor(app);
  expect(await signInWith(again, 'google', 'thief')).toBe('/login#signed-in');
  expect(await again.readAccount()).toMatchObject({ user: { email: 'thief@elsewhere.example' } });
  const links = await database.selectFrom('provider_links').select('account_id').execute();
  expect(links).toHaveLength(1);
  expect(links).not.toContainEqual({ account_id: robbed.accountId });
}

function answerWithCode(browser: TestBrowser, challenge: string, phone: AuthenticatorApp, now: number) {
  return browser.signIn(codePath, { challenge, code: phone.codeAt(now) });
}

/** Promise 29. */
describe.each(databaseKinds)('after a reset on %s, of an account that a thief has used,', (on) => {
  test('the thief cannot sign in, and the owner can after three days', async () => {
    const robbed = await beRobbed(on);
    const { app, time, askForToken, reset, mailsTo, events } = robbed;
    expect((await reset(await askForToken(), newPassword, cannotGetCodes)).statusCode).toBe(204);
    const subjects = (await mailsTo(ownerEmail)).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining([noticeSubject('password reset'), noticeSubject('second factor ends')]),
    );
    await expectThiefOutside(robbed);
    time.now += 3 * day - minute;
    await beginLogin(openBrowser(app), { password: newPassword });
    time.now += minute;
    const owner = openBrowser(app);
    expect((await owner.login({ password: newPassword })).statusCode).toBe(200);
    expect((await owner.send('GET', '/api/api/account')).json()).toMatchObject({
      authenticator: null,
      passkeys: [],
      providers: [],
    });
    expect((await mailsTo(ownerEmail)).map(({ subject }) => subject)).toContain(
      noticeSubject('second factor removed'),
    );
    const { device, passkey } = robbed;
    expect((await loginWithPasskey(openBrowser(app), device, passkey)).statusCode).toBe(401);
    const rows = await events();
    expect(rows).toContainEqual(
      expect.objectContaining({ event: 'password reset', detail: '1 passkey, 1 provider link' }),
    );
    expect(rows).toContainEqual(
      expect.objectContaining({ event: 'authenticator removed', detail: 'recovery' }),
    );
  });

  test('two-factor sign-in stays on when the box was not ticked', async () => {
    const { app, time, askForToken, reset } = await beRobbed(on);
    await reset(await askForToken());
    time.now += 30 * day;
    await beginLogin(openBrowser(app), { password: newPassword });
  });
});

describe.each(databaseKinds)('turning two-factor sign-in off by email on %s', (on) => {
  const open = async () => {
    const site = await tryPasswordReset(on);
    const owner = openBrowser(site.app);
    await owner.login();
    const phone = await addAuthenticatorApp(owner, site.time);
    const recover = async () => site.reset(await site.askForToken(), newPassword, cannotGetCodes);
    const subjects = async () => (await site.mailsTo(ownerEmail)).map(({ subject }) => subject);
    return { ...site, phone, recover, subjects };
  };

  test('is cancelled by a sign-in with a code', async () => {
    const { app, time, phone, recover, subjects, events } = await open();
    await recover();
    time.now += day;
    const browser = openBrowser(app);
    const challenge = await beginLogin(browser, { password: newPassword });
    expect((await answerWithCode(browser, challenge, phone, time.now)).statusCode).toBe(200);
    expect(await subjects()).toContain(noticeSubject('second factor stays'));
    expect((await events()).map(({ event }) => event)).toContain('second factor recovery cancelled');
    time.now += 3 * day;
    await beginLogin(openBrowser(app), { password: newPassword });
  });

  test('is cancelled by a reset without the box, and starts again with the next one', async () => {
    const { app, time, recover, reset, askForToken } = await open();
    await recover();
    time.now += 2 * day;
    await reset(await askForToken(), 'nine yellow umbrellas');
    time.now += 2 * day;
    await beginLogin(openBrowser(app), { password: 'nine yellow umbrellas' });
    await recover();
    time.now += 2 * day;
    await recover();
    time.now += 2 * day;
    await beginLogin(openBrowser(app), { password: newPassword });
    time.now += day;
    expect((await openBrowser(app).login({ password: newPassword })).statusCode).toBe(200);
  });

  test('is cancelled when the account is disabled', async () => {
    const { app, database, accountId, time, recover } = await open();
    await recover();
    await database.transaction().execute((on) => disableAccount(on, accountId, time.now));
    time.now += 4 * day;
    await database.transaction().execute((on) => enableAccount(on, accountId, time.now));
    await beginLogin(openBrowser(app), { password: newPassword });
  });

  test('is not available to staff, who are helped on the command line', async () => {
    const { app, database, time, recover, subjects } = await open();
    await database.updateTable('accounts').set({ role: 'staff' }).execute();
    expect((await recover()).statusCode).toBe(204);
    expect(await subjects()).not.toContain(noticeSubject('second factor ends'));
    time.now += 4 * day;
    await beginLogin(openBrowser(app), { password: newPassword });
  });

  test('does nothing for accounts without it', async () => {
    const site = await tryPasswordReset(on);
    expect((await site.reset(await site.askForToken(), newPassword, cannotGetCodes)).statusCode).toBe(204);
    const mails = await site.mailsTo(ownerEmail);
    expect(mails.map(({ subject }) => subject)).not.toContain(noticeSubject('second factor ends'));
    expect((await openBrowser(site.app).login({ password: newPassword })).statusCode).toBe(200);
  });
});

describe.each(databaseKinds)('a reset on %s, while a thief adds a passkey,', (on) => {
  test('leaves no passkey, regardless of the order', async () => {
    const { app, time, askForToken, reset, database } = await tryPasswordReset(on);
    let password = ownerPassword;
    for (let round = 0; round < 16; round += 1) {
      time.now += hour + codeLifetime;
      const thief = openBrowser(app);
      expect((await thief.login({ password })).statusCode).toBe(200);
      const { credential } = openDevice().create(await askForNew(thief));
      const token = await askForToken();
      password = `green bicycle of round ${round}`;
      const resetting = reset(token, password);
      for (let turn = 0; turn < round * 3; turn += 1) await new Promise((next) => setImmediate(next));
      const adding = sendNew(thief, credential);
      expect((await resetting).statusCode).toBe(204);
      // 401: the session has ended. 422: it ended after it was admitted, and the challenge with it.
      expect([201, 401, 422]).toContain((await adding).statusCode);
      expect(await database.selectFrom('passkeys').selectAll().execute()).toEqual([]);
    }
  });
});

test('a passkey that waited for the reset on PostgreSQL is not added after it', async () => {
  const { app, askForToken, reset, database } = await tryPasswordReset('PostgreSQL');
  const thief = openBrowser(app);
  await thief.login();
  const { credential } = openDevice().create(await askForNew(thief));
  const token = await askForToken();
  const [resetting, adding] = await database.transaction().execute(async (transaction) => {
    // The reset locks the account, then waits for its link; the passkey waits for the account.
    await transaction.selectFrom('mailed_links').selectAll().forUpdate().execute();
    const resetting = reset(token);
    await waitForLocks(database, 1);
    const adding = sendNew(thief, credential);
    await waitForLocks(database, 2);
    return [resetting, adding].map((answer) => answer.then(({ statusCode }) => statusCode));
  });
  expect([await resetting, await adding]).toEqual([204, 401]);
  expect(await database.selectFrom('passkeys').selectAll().execute()).toEqual([]);
});
