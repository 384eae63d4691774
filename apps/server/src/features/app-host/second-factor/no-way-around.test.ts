import { describe, expect, test } from 'vitest';
import { openBrowser } from '../../../testing/app/browser.ts';
import { ownerEmail, ownerPassword } from '../../../testing/app/build-test-app.ts';
import { sendJson } from '../../../testing/app/send-form.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { linkOf } from '../../../testing/email/mailed-links.ts';
import {
  addAuthenticatorApp,
  beginLogin,
  proveWithCode,
} from '../../../testing/sign-in/authenticator-app.ts';
import { newPassword, tryPasswordReset } from '../../../testing/sign-in/try-password-reset.ts';
import { kofi, signUpPath } from '../../../testing/sign-in/try-sign-up.ts';

const codePath = '/api/api/login/second-factor';

describe.each(databaseKinds)('an account with a second factor on %s', (on) => {
  test('asks for it after a reset as well, which cancels challenges and does not sign in', async () => {
    const site = await tryPasswordReset(on);
    const { app, time, askForToken, reset } = site;
    const owner = openBrowser(app);
    await owner.login();
    const phone = await addAuthenticatorApp(owner, time);
    const visitor = openBrowser(app);
    const before = await beginLogin(visitor);
    const answer = await reset(await askForToken());
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.cookies.map(({ name }) => name)).not.toContain('__Host-refresh');
    const code = phone.codeAt(time.now);
    expect((await visitor.signIn(codePath, { challenge: before, code })).statusCode).toBe(401);
    const challenge = await beginLogin(visitor, { password: newPassword });
    expect((await visitor.signIn(codePath, { challenge, code })).statusCode).toBe(200);
  });

  test('asks for it after a change of the password as well', async () => {
    const { app, time } = await tryPasswordReset(on);
    const owner = openBrowser(app);
    await owner.login();
    await proveWithCode(owner, await addAuthenticatorApp(owner, time), time);
    const before = await beginLogin(openBrowser(app));
    const changed = await owner.send('PUT', '/api/api/account/password', {
      password: newPassword,
      currentPassword: ownerPassword,
    });
    expect(changed.statusCode).toBe(204);
    const answer = await openBrowser(app).signIn(codePath, { challenge: before, code: '123456' });
    expect(answer.json()).toMatchObject({ status: 401, message: 'Please sign in again' });
    await beginLogin(openBrowser(app), { password: newPassword });
  });

  test('cannot be reached by signing up with its address', async () => {
    const { app, time, mailsTo } = await tryPasswordReset(on);
    const owner = openBrowser(app);
    await owner.login();
    await addAuthenticatorApp(owner, time);
    const signUp = await sendJson(app, signUpPath, { ...kofi, email: ownerEmail });
    expect([signUp.statusCode, signUp.cookies]).toEqual([202, []]);
    const mails = await mailsTo(ownerEmail);
    expect(mails.length).toBeGreaterThan(0);
    for (const mail of mails) expect(linkOf(mail)).toBeUndefined();
    const login = await openBrowser(app).login({ password: kofi.password });
    expect(login.json()).not.toHaveProperty('challenge');
    await beginLogin(openBrowser(app));
  });
});
