import { appHostBasePath } from '@accounting-site/contract/endpoints/endpoints';
import { expect } from 'vitest';
import { openBrowser, type TestBrowser } from '../../testing/app/browser.ts';
import {
  addAuthenticatorApp,
  beginLogin,
  codeLifetime,
  wrongCode,
} from '../../testing/sign-in/authenticator-app.ts';
import {
  addPasskeyTo,
  askForLogin,
  loginWithPasskey,
  openDevice,
} from '../../testing/sign-in/passkey-ceremonies.ts';
import type { Canaries } from './canaries.ts';
import type { WatchedServer } from './watched-server.ts';

const at = (path: string) => appHostBasePath + path;

/** A user begins a trial and uses all security features of an account. */
export async function liveWithAnAccount(server: WatchedServer, canaries: Canaries): Promise<void> {
  const { app, tokenTo } = server;
  const email = `${canaries.typed('mailbox')}@shop.example`;
  const password = canaries.typed('password');
  const browser = openBrowser(app);
  const post = statusOf(browser, 'POST');
  const put = statusOf(browser, 'PUT');
  const person = { name: 'Kofi Boateng', business: 'Boateng Spare Parts', email };

  expect(await post('/register', { ...person, password: 'canary-' })).toBe(422);
  expect(await post('/register', { ...person, password })).toBe(202);
  const token = await tokenTo(email);
  expect(await post('/register/confirm', { token, password: canaries.typed('wrong') })).toBe(401);
  expect((await browser.signIn(at('/register/confirm'), { token, password })).statusCode).toBe(200);
  expect(await post('/register/confirm', { token, password })).toBe(410);

  for (const remember of [true, false]) {
    const visitor = openBrowser(app);
    await visitor.login({ email, password: canaries.typed(`wrong-${remember}`) });
    await visitor.login({ email: canaries.typed('password-as-name'), password });
    expect((await visitor.login({ email, password, remember })).statusCode).toBe(200);
    expect((await visitor.refresh()).statusCode).toBe(200);
    expect((await visitor.logout()).statusCode).toBe(204);
    expect((await visitor.refresh()).statusCode).toBe(401);
  }

  await post('/account/reauthentication', { password: canaries.typed('wrong-proof') });
  const time = { now: Date.now() };
  await post('/account/authenticator/confirm', { code: canaries.typed('code') });
  const phone = await addAuthenticatorApp(browser, time);
  const proof = { password, code: phone.backupCodes[1] };
  expect(await post('/account/reauthentication', proof)).toBe(204);
  expect(await post('/account/backup-codes')).toBe(200);
  const device = openDevice();
  const passkey = await addPasskeyTo(browser, device);
  canaries.issued('passkey challenge', (await askForLogin(browser)).challenge);

  const visitor = openBrowser(app);
  const challenge = await beginLogin(visitor, { email, password });
  const answer = (code: string) => visitor.signIn(at('/login/second-factor'), { challenge, code });
  expect((await answer(canaries.typed('wrong-code'))).statusCode).toBe(422);
  expect((await answer(wrongCode(phone.secret, time.now))).statusCode).toBe(401);
  expect((await answer(phone.backupCodes[0] ?? '')).statusCode).toBe(401);
  expect((await answer(phone.codeAt(Date.now() + codeLifetime))).statusCode).toBe(200);
  expect((await loginWithPasskey(visitor, device, passkey)).statusCode).toBe(200);
  const lie = { challenge: canaries.typed('challenge'), userHandle: canaries.typed('handle') };
  expect((await loginWithPasskey(visitor, device, passkey, lie)).statusCode).toBe(401);

  const second = canaries.typed('second-password');
  expect(await put('/account/password', { password: 'canary-' })).toBe(422);
  expect(await put('/account/password', { password: second, currentPassword: canaries.typed('guess') })).toBe(
    422,
  );
  expect(await put('/account/password', { password: second, currentPassword: password })).toBe(204);
  const newEmail = `${canaries.typed('new-mailbox')}@shop.example`;
  expect(await put('/account/email', { email: newEmail })).toBe(202);
  expect(await post('/account/email/confirm', { token: await tokenTo(newEmail) })).toBe(204);

  expect(await post('/forgot-password', { email: newEmail })).toBe(202);
  const reset = await tokenTo(newEmail, 1);
  expect(await post('/reset-password', { token: reset, password: 'canary-' })).toBe(422);
  expect(await post('/reset-password', { token: reset, password: canaries.typed('third-password') })).toBe(
    204,
  );
  expect(await post('/reset-password', { token: reset, password: second })).toBe(410);
  expect((await browser.send('GET', at('/account/data'))).statusCode).toBe(401);
}

function statusOf(browser: TestBrowser, method: 'POST' | 'PUT') {
  return async (path: string, body?: object) => (await browser.send(method, at(path), body)).statusCode;
}
