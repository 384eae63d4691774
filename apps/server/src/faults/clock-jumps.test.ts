import { describe, expect, test } from 'vitest';
import { guessesPerAccount } from '../authentication/guessing-limits.ts';
import { day, hour, minute } from '../clock.ts';
import { tidyUp } from '../process/housekeeping.ts';
import { openBrowser } from '../testing/app/browser.ts';
import { sendJson } from '../testing/app/send-form.ts';
import { databaseKinds } from '../testing/database/fresh-database.ts';
import { openOutbox } from '../testing/email/open-outbox.ts';
import { newPassword, resetPath, tryPasswordReset } from '../testing/sign-in/try-password-reset.ts';
import { confirmPath, kofi, trySignUp } from '../testing/sign-in/try-sign-up.ts';

const ahead = [
  ['an hour', hour],
  ['a day', day],
] as const;

describe.each(databaseKinds)('a clock on %s', (on) => {
  describe.each(ahead)('that was %s ahead and is corrected', (_how, jump) => {
    test('delays no email: neither new, nor failed, nor claimed ones', async () => {
      const { time, put, rows, startWorker } = await openOutbox(on);
      const right = time.now;
      time.now = right + jump;
      await put('put', 'claimed');
      const refusing = startWorker(async () => {
        throw new Error('refused');
      });
      await refusing.sendDue();
      await put('new');
      const dying = startWorker(
        (_message, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', reject)),
        { maxParallel: 1 },
      );
      void dying.sendDue().catch(() => {});
      await expect.poll(async () => (await rows()).filter((row) => row.claimed_by !== null).length).toBe(1);

      time.now = right + minute;
      const sent: string[] = [];
      const worker = startWorker(async ({ subjectId }) => {
        sent.push(subjectId);
        return 'delivered';
      });
      await worker.sendDue();
      expect(sent.toSorted()).toEqual(['claimed', 'new', 'put']);
      await worker.sendDue();
      expect(sent).toHaveLength(3);
      expect((await rows()).every(({ sent_at }) => sent_at !== null)).toBe(true);
    });

    test('does not make a process send a message twice', async () => {
      const { time, put, startWorker } = await openOutbox(on);
      const right = time.now;
      time.now = right + jump;
      await put('slow');
      let began = 0;
      let finish = () => {};
      const worker = startWorker(async () => {
        began += 1;
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        return 'delivered';
      });
      worker.start();
      await expect.poll(() => began).toBe(1);
      time.now = right;
      worker.wake();
      const second = worker.sendDue();
      finish();
      await second;
      await worker.stop();
      expect(began).toBe(1);
    });

    test('locks no one out for longer than the duration of a limit', async () => {
      const { app, time } = await tryPasswordReset(on);
      const right = time.now;
      time.now = right + jump;
      const guess = () => openBrowser(app).login({ password: 'wrong' });
      for (let tries = 0; tries < guessesPerAccount.points; tries += 1) {
        expect((await guess()).statusCode).toBe(401);
      }
      expect((await guess()).statusCode).toBe(429);
      time.now = right;
      const refused = await guess();
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(guessesPerAccount.duration / 1000);
      // Further attempts do not extend the lockout.
      time.now = right + guessesPerAccount.duration - 1;
      expect((await guess()).statusCode).toBe(429);
      time.now = right + guessesPerAccount.duration;
      expect((await openBrowser(app).login()).statusCode).toBe(200);
    });

    test('accepts a new password link, and no link beyond its lifetime', async () => {
      const { app, askForToken, reset, time } = await tryPasswordReset(on);
      const right = time.now;
      const before = await askForToken();
      time.now = right + jump;
      const meanwhile = await askForToken();
      time.now = right + 30 * minute;
      expect((await reset(await askForToken())).statusCode).toBe(204);
      expect((await openBrowser(app).login({ password: newPassword })).statusCode).toBe(200);
      // A new password invalidates the other links. Their lifetime of an hour is over in any case.
      time.now = right + jump + hour;
      for (const token of [before, meanwhile]) {
        const answer = await sendJson(app, resetPath, { token, password: 'nine green bicycles' });
        expect(answer.statusCode).toBe(410);
      }
    });

    test('has deleted nothing that is in use', async () => {
      const site = await trySignUp(on);
      const { app, database, time } = site;
      await site.ask();
      await site.confirm({ token: await site.tokenTo(kofi.email) });
      const [phone, laptop] = [openBrowser(app), openBrowser(app)];
      await phone.login({ ...kofi, remember: true });
      await laptop.login(kofi);
      await site.ask({ email: 'esi@parts.example' });
      const token = await site.tokenTo('esi@parts.example');
      site.mailServer.become('refuses connections');
      const form = { name: 'Esi', email: 'esi@shop.example' };
      expect((await sendJson(app, '/api/site/demo-requests', form)).statusCode).toBe(201);

      const right = time.now;
      // The signing key is almost an hour old and expires while the clock is ahead. No session has been
      // unused for an hour.
      const later = right + 50 * minute;
      time.now = later + jump;
      await tidyUp(database, time.now);
      time.now = later;
      for (const browser of [phone, laptop]) {
        expect((await browser.refresh()).statusCode).toBe(200);
        expect((await browser.send('GET', '/api/api/inventory')).statusCode).toBe(200);
      }
      const confirmed = await openBrowser(app).signIn(confirmPath, { token, password: kofi.password });
      expect(confirmed.statusCode).toBe(200);
      site.mailServer.become('accepts');
      expect(await site.mailsTo('esi@shop.example')).toHaveLength(1);
    });
  });

  test('that jumps ahead by a day and stays there sends waiting emails and lets users sign in', async () => {
    const { app, time, ask, mailsTo, askForToken, reset } = await tryPasswordReset(on);
    await ask();
    time.now += day;
    expect((await openBrowser(app).login()).statusCode).toBe(200);
    expect((await reset(await askForToken())).statusCode).toBe(204);
    expect((await mailsTo('owner@adom.example')).length).toBeGreaterThan(0);
  });
});
