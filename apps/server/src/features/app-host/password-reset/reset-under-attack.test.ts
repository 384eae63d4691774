import { describe, expect, test, vi } from 'vitest';
import type { HashFunctions } from '../../../authentication/password-hashing.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { ownerEmail, ownerPassword } from '../../../testing/app/build-test-app.ts';
import { sendJson } from '../../../testing/app/send-form.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { noticeSubject } from '../../../testing/email/mail-subjects.ts';
import { quickHash } from '../../../testing/sign-in/quick-hash.ts';
import { newPassword, showDevice, tryPasswordReset } from '../../../testing/sign-in/try-password-reset.ts';
import { kofi, signUpPath } from '../../../testing/sign-in/try-sign-up.ts';

describe.each(databaseKinds)('a reset on %s, while strangers guess passwords,', (on) => {
  test('lets the owner sign in immediately, and later from that browser while the guesses continue', async () => {
    const { app, askForToken, reset } = await tryPasswordReset(on);
    const guess = () => openBrowser(app).login({ password: 'a guess' });
    const shutOut = async () => {
      for (let attempt = 0; attempt < 11; attempt += 1) await guess();
      expect((await guess()).statusCode).toBe(429);
    };
    await shutOut();
    const answer = await reset(await askForToken());
    expect((await openBrowser(app).login({ password: newPassword })).statusCode).toBe(200);
    await shutOut();
    expect((await openBrowser(app).login({ password: newPassword })).statusCode).toBe(429);
    const own = openBrowser(app);
    const login = (password: string) =>
      own.send('POST', '/api/api/login', { email: ownerEmail, password }, showDevice(answer));
    expect((await login(newPassword)).statusCode).toBe(200);
  });

  test('makes all other browsers unknown to the account', async () => {
    const { app, askForToken, reset, mailsTo } = await tryPasswordReset(on);
    const thief = showDevice(await openBrowser(app).login());
    const own = showDevice(await reset(await askForToken()));
    const login = (headers: { cookie: string }) =>
      openBrowser(app).send('POST', '/api/api/login', { email: ownerEmail, password: newPassword }, headers);
    const subjects = async () => (await mailsTo(ownerEmail)).map(({ subject }) => subject);
    const before = await subjects();
    expect((await login(own)).statusCode).toBe(200);
    expect(await subjects()).toEqual(before);
    expect((await login(thief)).statusCode).toBe(200);
    expect((await subjects()).at(-1)).toBe(noticeSubject('new device'));
  });
});

describe.each(databaseKinds)('a login with the old password on %s', (on) => {
  test('that is in progress while the password is reset gets no session', async () => {
    const comparison = Promise.withResolvers<void>();
    const comparing = vi.fn();
    const hashFunctions = {
      hash: quickHash.hash,
      async verify(_stored: string, password: string) {
        comparing();
        await comparison.promise;
        return password === ownerPassword;
      },
    };
    // Two, because the new password is hashed while the old one is still being compared. The default on one
    // core is one.
    const room = { maxParallel: 2, waiting: 0 };
    const { app, askForToken, reset, database } = await tryPasswordReset(on, { hashFunctions, room });
    const token = await askForToken();
    const late = openBrowser(app).login();
    await vi.waitFor(() => expect(comparing).toHaveBeenCalled(), 10_000);
    expect((await reset(token)).statusCode).toBe(204);
    comparison.resolve();
    expect((await late).statusCode).toBe(409);
    expect(await database.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });
});

describe('a server that is busy hashing', () => {
  test('refuses sign-ups and resets with a time to retry, and the link stays valid', async () => {
    const hashing = Promise.withResolvers<void>();
    const started = vi.fn();
    const hashFunctions: HashFunctions = {
      verify: quickHash.verify,
      async hash(password, cost) {
        started();
        await hashing.promise;
        return quickHash.hash(password, cost);
      },
    };
    const room = { maxParallel: 1, waiting: 0 };
    const { app, askForToken, reset } = await tryPasswordReset('SQLite', { hashFunctions, room });
    const token = await askForToken();
    const signUp = () => sendJson(app, signUpPath, kofi);
    const first = signUp();
    await vi.waitFor(() => expect(started).toHaveBeenCalled(), 10_000);
    for (const putOff of [await reset(token), await signUp()]) {
      expect([putOff.statusCode, putOff.headers['retry-after']]).toEqual([503, '3']);
    }
    hashing.resolve();
    expect((await first).statusCode).toBe(202);
    expect((await reset(token)).statusCode).toBe(204);
  });
});
