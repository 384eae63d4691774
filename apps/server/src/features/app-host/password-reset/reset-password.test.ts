import { describe, expect, test } from 'vitest';
import { hour, minute } from '../../../clock.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { addPerson, ownerEmail } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { noticeSubject } from '../../../testing/email/mail-subjects.ts';
import { newPassword, tryPasswordReset } from '../../../testing/sign-in/try-password-reset.ts';

describe.each(databaseKinds)('setting a new password by email on %s', (on) => {
  test('replaces the old one and ends all sessions immediately', async () => {
    const { app, askForToken, reset, events, accountId } = await tryPasswordReset(on);
    const [phone, laptop] = [openBrowser(app), openBrowser(app)];
    await phone.login({ remember: true });
    await laptop.login();
    const answer = await reset(await askForToken());
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    for (const browser of [phone, laptop]) {
      expect((await browser.send('GET', '/api/api/inventory')).statusCode).toBe(401);
      expect((await browser.refresh()).statusCode).toBe(401);
    }
    expect((await openBrowser(app).login()).statusCode).toBe(401);
    expect((await openBrowser(app).login({ password: newPassword })).statusCode).toBe(200);
    expect(await events()).toContainEqual({
      event: 'password reset',
      account_id: accountId,
      session_id: null,
      detail: null,
    });
  });

  test('sends the owner a notice', async () => {
    const { askForToken, reset, mailsTo } = await tryPasswordReset(on);
    await reset(await askForToken());
    const [, notice] = await mailsTo(ownerEmail);
    expect(notice?.subject).toBe(noticeSubject('password reset'));
    expect(notice?.html).toContain('href="https://www.example.com/forgot-password"');
  });

  test('keeps other accounts unchanged', async () => {
    const { app, database, askForToken, reset, time, businessId } = await tryPasswordReset(on);
    const ama = { email: 'ama@adom.example', business: 'Adom Provisions', now: time.now };
    expect((await addPerson(database, ama)).businessId).toBe(businessId);
    const browser = openBrowser(app);
    await browser.login({ email: ama.email });
    await reset(await askForToken());
    expect((await browser.refresh()).statusCode).toBe(200);
    expect((await openBrowser(app).login({ email: ama.email })).statusCode).toBe(200);
  });

  test('works once, and cancels the other links', async () => {
    const { askForToken, reset } = await tryPasswordReset(on);
    const [first, second] = [await askForToken(), await askForToken()];
    expect(first).not.toBe(second);
    expect((await reset(first)).statusCode).toBe(204);
    const answers = [await reset(first), await reset(second), await reset('x'.repeat(43))];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().error]).toEqual([
        410,
        'This link was used already, or is too old. If you have just set a password, sign in with it. If not, ask for another link.',
      ]);
    }
  });

  test('works for one hour, and no longer when the clock jumps', async () => {
    const { askForToken, reset, time } = await tryPasswordReset(on);
    const token = await askForToken();
    const start = time.now;
    for (const [jump, status] of [
      [hour, 410],
      [-2 * hour, 410],
      [59 * minute, 204],
    ] as const) {
      time.now = start + jump;
      expect((await reset(token)).statusCode).toBe(status);
    }
  });

  test('counts the hour from when the email was sent, after an outage of the mail server', async () => {
    const { app, ask, tokenTo, reset, time, mailServer } = await tryPasswordReset(on);
    mailServer.become('refuses connections');
    await ask();
    await app.outbox.sendDue();
    time.now += 6 * hour;
    mailServer.become('accepts');
    const token = await tokenTo(ownerEmail);
    time.now += 59 * minute;
    expect((await reset(token)).statusCode).toBe(204);
  });

  test.each([
    ['too short', 'elevenchars', /12 characters or more/],
    ['common', 'password1234', /common or was leaked/],
    ['made of the business', 'adom-provisions-9', /contains your name/],
    ['made of the address', 'owner at adom', /contains your name/],
  ])('does not take one that is %s, and leaves the link as it was', async (_what, weak, message) => {
    const { askForToken, reset, hashing } = await tryPasswordReset(on);
    const token = await askForToken();
    const answer = await reset(token, weak);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [{ field: 'password', message: expect.stringMatching(message) }],
    ]);
    expect(hashing.count).toBe(0);
    expect((await reset(token)).statusCode).toBe(204);
  });

  test('sets the first password of an account without one', async () => {
    const { app, database, askForToken, reset } = await tryPasswordReset(on);
    await database.updateTable('accounts').set({ password_hash: '' }).execute();
    expect((await openBrowser(app).login({ password: 'nothing' })).statusCode).toBe(401);
    expect((await reset(await askForToken())).statusCode).toBe(204);
    expect((await openBrowser(app).login({ password: newPassword })).statusCode).toBe(200);
  });

  test('keeps the authenticator app', async () => {
    const { app, database, accountId, askForToken, reset, time } = await tryPasswordReset(on);
    await database
      .insertInto('authenticators')
      .values({
        account_id: accountId,
        state: 'confirmed',
        sealed_secret: 'sealed',
        since: time.now,
        last_step: 0,
      })
      .execute();
    expect((await reset(await askForToken())).statusCode).toBe(204);
    const answer = await openBrowser(app).login({ password: newPassword });
    expect([answer.statusCode, answer.json().requires]).toEqual([401, 'second-factor']);
  });

  test('cancels a pending email address, which a thief may have requested', async () => {
    const { app, askForToken, reset, tokenTo } = await tryPasswordReset(on);
    const browser = openBrowser(app);
    await browser.login();
    const email = 'thief@evil.example';
    expect((await browser.send('PUT', '/api/api/account/email', { email })).statusCode).toBe(202);
    const token = await tokenTo(email);
    await reset(await askForToken());
    const answer = await openBrowser(app).send('POST', '/api/api/account/email/confirm', { token });
    expect(answer.statusCode).toBe(410);
  });

  test.each([
    ['disabled', { disabled_at: 1 }],
    ['moved to another address', { email: 'other@adom.example' }],
  ])('does nothing once the account was %s', async (_what, change) => {
    const { app, database, askForToken, reset } = await tryPasswordReset(on);
    const token = await askForToken();
    await database.updateTable('accounts').set(change).execute();
    expect((await reset(token)).statusCode).toBe(410);
    await database.updateTable('accounts').set({ disabled_at: null, email: ownerEmail }).execute();
    expect((await openBrowser(app).login()).statusCode).toBe(200);
  });
});
