import { readBrand } from '@accounting-site/content/facts/facts';
import { describe, expect, test } from 'vitest';
import { hour, minute } from '../../../clock.ts';
import { findAuthenticator } from '../../../second-factor/authenticators.repository.ts';
import { countBackupCodes } from '../../../second-factor/backup-codes.repository.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { buildTestApp, ownerEmail, ownerPassword } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import {
  addAuthenticatorApp,
  beginLogin,
  codeAt,
  codeLifetime,
  proveWithCode,
  wrongCode,
} from '../../../testing/sign-in/authenticator-app.ts';

const base = '/api/api/account';

describe.each(databaseKinds)('an authenticator app on %s', (on) => {
  const signedIn = async () => {
    const site = await buildTestApp({ on });
    const browser = openBrowser(site.app);
    await browser.login({ remember: true });
    const send = (method: 'POST' | 'DELETE', path: string, body?: object) =>
      browser.send(method, `${base}${path}`, body);
    const offer = async () => (await send('POST', '/authenticator')).json<{ secret: string }>();
    const confirm = (code: string) => send('POST', '/authenticator/confirm', { code });
    return { ...site, browser, send, offer, confirm };
  };

  test('is offered as a secret, a URL and a QR code', async () => {
    const { send } = await signedIn();
    const answer = await send('POST', '/authenticator');
    expect(answer.headers['cache-control']).toBe('no-store');
    const { name: issuer } = readBrand();
    const { secret, address, qrCode } = answer.json();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(address);
    expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(url.pathname)).toBe(`/${issuer}:${ownerEmail}`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      issuer,
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(qrCode).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"><rect fill="#fff" [^<>]*\/><path fill="#000" [^<>]*\/><\/svg>$/,
    );
  });

  test('is active after a code was confirmed, and brings ten backup codes', async () => {
    const { app, database, accountId, time, browser, offer, confirm } = await signedIn();
    const { secret } = await offer();
    expect(await findAuthenticator(database, accountId)).toBeUndefined();
    expect((await openBrowser(app).login()).statusCode).toBe(200);

    const wrong = await confirm(wrongCode(secret, time.now));
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toMatchObject({ errors: [{ field: 'code' }] });
    expect(await findAuthenticator(database, accountId)).toBeUndefined();

    const right = await confirm(codeAt(secret, time.now));
    expect(right.statusCode).toBe(200);
    const { backupCodes } = right.json<{ backupCodes: string[] }>();
    expect(backupCodes).toHaveLength(10);
    expect(new Set(backupCodes).size).toBe(10);
    for (const code of backupCodes) expect(code).toMatch(/^[a-z2-7]{5}-[a-z2-7]{5}$/);
    expect(await findAuthenticator(database, accountId)).toEqual({ addedAt: time.now });
    expect(await countBackupCodes(database, accountId)).toBe(10);

    // Sessions stay, and the next login requires a code.
    expect((await browser.send('GET', '/api/api/inventory')).statusCode).toBe(200);
    expect(await beginLogin(openBrowser(app))).toMatch(/^[\w-]{43}$/);
    expect(await happened(database, accountId)).toEqual({
      events: ['authenticator added', 'login', 'login', 'login needs second factor'],
      notices: ['new device', 'second factor added'],
    });
  });

  test('is the same when the page was closed before it was confirmed, and another one after an hour', async () => {
    const { app, time, browser, send, offer } = await signedIn();
    const { secret } = await offer();
    time.now += 1;
    expect((await offer()).secret).toBe(secret);
    // Another session, which may be a stranger's, is offered a secret of its own.
    const other = openBrowser(app);
    await other.login();
    const seen = (await other.send('POST', `${base}/authenticator`)).json<{ secret: string }>();
    const own = await offer();
    expect(new Set([secret, seen.secret, own.secret]).size).toBe(3);
    time.now += hour + 1;
    await browser.refresh();
    await send('POST', '/reauthentication', { password: ownerPassword });
    expect((await offer()).secret).not.toBe(own.secret);
  });

  test('does not accept its confirmation code again', async () => {
    const { app, time, offer, confirm } = await signedIn();
    const { secret } = await offer();
    const code = codeAt(secret, time.now);
    await confirm(code);
    const browser = openBrowser(app);
    const challenge = await beginLogin(browser);
    const again = await browser.signIn('/api/api/login/second-factor', { challenge, code });
    expect(again.statusCode).toBe(401);
  });

  test('is connected when the response to its confirmation is lost, and the next try says so', async () => {
    const { time, offer, confirm } = await signedIn();
    const { secret } = await offer();
    await confirm(codeAt(secret, time.now));
    time.now += codeLifetime;
    const again = await confirm(codeAt(secret, time.now));
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toBe(
      'Your app is connected already. Reload this page, then make new backup codes.',
    );
  });

  test('requires a recent proof to be offered or removed, but not to be confirmed', async () => {
    const { time, browser, offer, confirm, send } = await signedIn();
    const { secret } = await offer();
    time.now += 11 * minute;
    await browser.refresh();
    for (const answer of [await send('POST', '/authenticator'), await send('DELETE', '/authenticator')]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ requires: 'reauthentication' });
    }
    expect((await send('POST', '/backup-codes')).statusCode).toBe(403);
    expect((await confirm(codeAt(secret, time.now))).statusCode).toBe(200);
  });

  test.each([
    ['more than an hour after it was offered', hour + 1],
    ['by a clock that jumped back as far', -hour - 1],
  ])('is not confirmed %s', async (_when, jump) => {
    const { time, browser, offer, confirm } = await signedIn();
    const { secret } = await offer();
    time.now += jump;
    await browser.refresh();
    expect((await confirm(codeAt(secret, time.now))).statusCode).toBe(409);
  });

  test('stays active until its replacement is confirmed', async () => {
    const { app, time, browser, offer, confirm } = await signedIn();
    const old = await addAuthenticatorApp(browser, time);
    await proveWithCode(browser, old, time);
    const { secret } = await offer();
    const login = async (code: string) => {
      const visitor = openBrowser(app);
      const challenge = await beginLogin(visitor);
      return (await visitor.signIn('/api/api/login/second-factor', { challenge, code })).statusCode;
    };
    expect(await login(codeAt(secret, time.now))).toBe(401);
    expect(await login(old.codeAt(time.now))).toBe(200);
    time.now += codeLifetime;
    expect((await confirm(codeAt(secret, time.now))).statusCode).toBe(200);
    time.now += codeLifetime;
    expect(await login(old.codeAt(time.now))).toBe(401);
    expect(await login(old.backupCodes[0] ?? '')).toBe(401);
    expect(await login(codeAt(secret, time.now))).toBe(200);
  });

  test('is removed with its backup codes, and the password is then enough', async () => {
    const { app, database, accountId, time, browser, send } = await signedIn();
    await proveWithCode(browser, await addAuthenticatorApp(browser, time), time);
    const challenge = await beginLogin(openBrowser(app));
    expect((await send('DELETE', '/authenticator')).statusCode).toBe(204);
    expect((await openBrowser(app).login()).statusCode).toBe(200);
    const codes = await database.selectFrom('backup_codes').selectAll().execute();
    expect(codes).toEqual([]);
    const stale = await openBrowser(app).signIn('/api/api/login/second-factor', {
      challenge,
      code: '123456',
    });
    expect(stale.json()).toMatchObject({ status: 401, message: 'Please sign in again' });
    // A second removal changes nothing and sends no notice.
    expect((await send('DELETE', '/authenticator')).statusCode).toBe(204);
    const { events, notices } = await happened(database, accountId);
    expect(events.filter((event) => event === 'authenticator removed')).toHaveLength(1);
    expect(notices).toEqual(['new device', 'second factor added', 'second factor removed']);
  });

  test('can get new backup codes, which replace the old ones', async () => {
    const { app, time, browser, send } = await signedIn();
    expect((await send('POST', '/backup-codes')).statusCode).toBe(409);
    const phone = await addAuthenticatorApp(browser, time);
    await proveWithCode(browser, phone, time);
    const { backupCodes: old } = phone;
    const answer = await send('POST', '/backup-codes');
    const { backupCodes } = answer.json<{ backupCodes: string[] }>();
    expect(backupCodes).toHaveLength(10);
    const visitor = openBrowser(app);
    const challenge = await beginLogin(visitor);
    const login = (code = '') => visitor.signIn('/api/api/login/second-factor', { challenge, code });
    expect((await login(old[0])).statusCode).toBe(401);
    expect((await login(backupCodes[0])).statusCode).toBe(200);
  });

  test('keeps ten backup codes with concurrent requests for new ones', async () => {
    const { database, accountId, time, browser, send } = await signedIn();
    await proveWithCode(browser, await addAuthenticatorApp(browser, time), time);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('POST', '/backup-codes')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    expect(await countBackupCodes(database, accountId)).toBe(10);
  });
});

type Site = Awaited<ReturnType<typeof buildTestApp>>;

async function happened(database: Site['database'], accountId: string) {
  const events = await database
    .selectFrom('audit_events')
    .select('event')
    .where('account_id', '=', accountId)
    .execute();
  const notices = await database.selectFrom('notices').select('kind').execute();
  return { events: events.map(({ event }) => event).sort(), notices: notices.map(({ kind }) => kind).sort() };
}
