import { nextStarts } from '@accounting-site/content/dates/webinar-dates';
import { scheduleOf, type Webinar } from '@accounting-site/content/files/webinars';
import { describe, expect, test } from 'vitest';
import { day, hour } from '../clock.ts';
import { ownerEmail } from '../testing/app/build-test-app.ts';
import { sendJson } from '../testing/app/send-form.ts';
import { databaseKinds } from '../testing/database/fresh-database.ts';
import { repeatingWebinar } from '../testing/publishing/repeating-webinar.ts';
import { forgotPath } from '../testing/sign-in/try-password-reset.ts';
import { kofi, trySignUp } from '../testing/sign-in/try-sign-up.ts';

describe.each(databaseKinds)('the emails to one mailbox on %s', (on) => {
  const open = async () => {
    const signUp = await trySignUp(on);
    const { app, mailsTo, time } = signUp;
    const demand = async (count: number, email = kofi.email) => {
      for (let at = 0; at < count; at += 1) {
        // Within the hourly limit of the form.
        time.now += hour / 4;
        const request = { name: 'Kofi', email, message: `at ${time.now}` };
        expect((await sendJson(app, '/api/site/demo-requests', request)).statusCode).toBe(201);
      }
    };
    const forget = (email = kofi.email) => sendJson(app, forgotPath, { email });
    const received = async (email = kofi.email) => (await mailsTo(email)).length;
    return { ...signUp, demand, forget, received };
  };

  test('are ten confirmations and ten links a day, and all requests are answered alike', async () => {
    const { database, ask, confirm, demand, forget, received, time, tokenTo } = await open();
    await demand(8);
    await demand(2, 'kofi+tag@parts.example');
    await demand(1);
    expect([await received(), await received('kofi+tag@parts.example')]).toEqual([8, 2]);
    for (let at = 0; at < 9; at += 1) {
      time.now += hour / 4;
      expect((await ask()).statusCode).toBe(202);
    }
    expect(await received()).toBe(17);
    expect((await forget()).statusCode).toBe(202);
    expect(await received()).toBe(18);

    const answers = [await ask(), await forget()];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [202, ''],
      [202, ''],
    ]);
    // Each is written, so that the work is the same.
    const queued = database.selectFrom('outbox').select('template').where('sent_at', 'is', null);
    expect(await queued.execute()).toEqual(Array(2).fill({ template: 'mailed-link' }));
    expect(await received()).toBe(18);
    expect(await database.selectFrom('demo_requests').select('id').execute()).toHaveLength(11);
    const names = await database.selectFrom('sign_ups').select(['name', 'business']).execute();
    expect(names).toContainEqual({ name: '', business: '' });
    // The link that arrived still works.
    expect((await confirm({ token: await tokenTo(kofi.email) })).statusCode).toBe(200);
    time.now += day;
    await demand(1);
    expect(await received()).toBe(19);
  });

  test('with an account hold back neither three notices nor the link for a new password', async () => {
    const { ask, demand, forget, received, time } = await open();
    await demand(11, ownerEmail);
    for (let at = 0; at < 11; at += 1) {
      time.now += hour / 4;
      expect((await ask({ email: ownerEmail })).statusCode).toBe(202);
    }
    expect(await received(ownerEmail)).toBe(10 + 3);
    expect((await forget(ownerEmail)).statusCode).toBe(202);
    expect(await received(ownerEmail)).toBe(10 + 3 + 1);
  });

  test('are not used up by requests for a new password that send nothing', async () => {
    const { ask, forget, received, time } = await open();
    for (let at = 0; at < 10; at += 1) {
      time.now += hour / 4;
      expect((await forget()).statusCode).toBe(202);
    }
    expect((await ask()).statusCode).toBe(202);
    expect(await received()).toBe(1);
  });

  test.runIf(repeatingWebinar)('leave out the confirmation of a webinar, whose seat is stored', async () => {
    const { app, database, demand, received, time } = await open();
    await demand(10);
    const webinar = repeatingWebinar as Webinar;
    const [next] = nextStarts(scheduleOf(webinar), new Date(time.now), 1);
    const { name, email } = kofi;
    const sent = { name, email, webinarId: webinar.id, occurrenceStart: next?.toISOString() };
    expect((await sendJson(app, '/api/site/webinar-registrations', sent)).statusCode).toBe(201);
    expect(await received()).toBe(10);
    const seats = await database.selectFrom('webinar_registrations').select(['email', 'suspected']).execute();
    expect(seats).toEqual([{ email: kofi.email, suspected: 0 }]);
  });
});
