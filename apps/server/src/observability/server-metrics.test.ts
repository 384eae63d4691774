import { describe, expect, test } from 'vitest';
import { day, minute } from '../clock.ts';
import { enqueue } from '../outbox/outbox.repository.ts';
import { openBrowser } from '../testing/app/browser.ts';
import { ownerEmail } from '../testing/app/build-test-app.ts';
import { openWatched } from '../testing/app/open-watched.ts';
import { sendPlainForm } from '../testing/app/send-form.ts';
import { databaseKinds } from '../testing/database/fresh-database.ts';
import { planPublication } from '../testing/publishing/plan-publication.ts';

describe.each(databaseKinds)('the metrics on %s', (on) => {
  test('count sign-ins, renewed and ended sessions, and reused tokens', async () => {
    const { app, time, shown } = await openWatched({ on });
    const visitor = openBrowser(app);
    await visitor.login();
    await visitor.login({ password: 'not the pass phrase' });
    const stolen = visitor.cookie;
    await visitor.refresh();
    time.now += 60_000;
    await visitor.refresh();
    const thief = openBrowser(app);
    thief.cookie = stolen;
    expect((await thief.refresh()).statusCode).toBe(401);
    await visitor.refresh();
    const event = (name: string) => `accounting_site_authentication_events_total{event="${name}"}`;
    const refresh = (outcome: string) => `accounting_site_session_refreshes_total{outcome="${outcome}"}`;
    expect(await shown()).toMatchObject({
      [event('login')]: 1,
      [event('login failed')]: 1,
      [event('refresh token reused')]: 1,
      [event('logout')]: 0,
      [refresh('rotated')]: 2,
      [refresh('reused')]: 1,
      [refresh('refused')]: 1,
    });
  });

  test('name the running release', async () => {
    const { shown } = await openWatched({ on });
    const named = Object.entries(await shown()).filter(([name]) =>
      name.startsWith('accounting_site_release{'),
    );
    expect(named).toEqual([[expect.stringMatching(/\{release="\d+\.\d+\.\d+/), 1]]);
  });

  test('count reached limits, also of forms without JavaScript', async () => {
    const { app, shown } = await openWatched({ on });
    const visitor = openBrowser(app);
    for (let guess = 0; guess < 11; guess += 1) await visitor.login({ password: 'not the pass phrase' });
    const forget = () => sendPlainForm(app, '/api/api/forgot-password', { email: ownerEmail });
    for (let form = 0; form < 6; form += 1) await forget();
    const counted = await shown();
    expect(counted['accounting_site_limit_refusals_total{limit="login"}']).toBe(1);
    expect(counted['accounting_site_limit_refusals_total{limit="password reset e-mail"}']).toBe(1);
  });

  test('count waiting and refused password comparisons', async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const hashFunctions = { hash: async () => '', verify: () => held.then(() => false) };
    const { app, shown } = await openWatched({ on, hashFunctions, room: { maxParallel: 1, waiting: 1 } });
    const logins = [1, 2].map(() => openBrowser(app).login());
    const calls = 'accounting_site_password_hash_calls';
    await expect.poll(async () => (await shown())[calls]).toBe(2);
    expect((await openBrowser(app).login()).statusCode).toBe(503);
    const counted = await shown();
    expect(counted.accounting_site_password_hash_room).toBe(2);
    expect(counted['accounting_site_limit_refusals_total{limit="password hashing"}']).toBe(1);
    goOn();
    await Promise.all(logins);
    expect((await shown())[calls]).toBe(0);
  });

  test('report the waiting messages of the outbox, their age, and given-up messages', async () => {
    const { database, time, shown } = await openWatched({ on });
    const put = (kind: 'mail' | 'webhook', subjectId: string) =>
      enqueue(database, [{ kind, template: 'note', subjectId }], time.now);
    for (const subject of ['sent', 'failed', 'waiting']) await put('mail', subject);
    const of = (subject: string) => database.updateTable('outbox').where('subject_id', '=', subject);
    await of('sent').set({ sent_at: time.now, next_attempt_at: null }).execute();
    await of('failed').set({ failed_at: time.now, next_attempt_at: null }).execute();
    time.now += 90_000;
    await put('mail', 'new');
    expect(await shown()).toMatchObject({
      'accounting_site_outbox_waiting{kind="mail"}': 2,
      'accounting_site_outbox_waiting{kind="webhook"}': 0,
      'accounting_site_outbox_failed{kind="mail"}': 1,
      'accounting_site_outbox_oldest_waiting_seconds{kind="mail"}': 90,
      'accounting_site_outbox_oldest_waiting_seconds{kind="webhook"}': 0,
    });
    // An address that does not exist fails for ever.
    time.now += day;
    expect(await shown()).toMatchObject({
      'accounting_site_outbox_waiting{kind="mail"}': 2,
      'accounting_site_outbox_failed{kind="mail"}': 0,
    });
  });

  test('count the updates of the site that are late', async () => {
    const { database, time, shown } = await openWatched({ on });
    await planPublication(database, time.now);
    expect(await shown()).toMatchObject({ accounting_site_missed_updates: 0 });
    time.now += 11 * minute;
    expect(await shown()).toMatchObject({ accounting_site_missed_updates: 1 });
  });

  test('report an unavailable database, and the requests that failed because of it', async () => {
    const { app, database, shown } = await openWatched({ on });
    expect(await shown()).toMatchObject({ accounting_site_database_up: 1 });
    await database.destroy();
    expect((await openBrowser(app).login()).statusCode).toBe(503);
    const counted = await shown();
    expect(counted).toMatchObject({
      accounting_site_database_up: 0,
      'accounting_site_database_errors_total{kind="away"}': 1,
      'accounting_site_database_errors_total{kind="busy"}': 0,
    });
    expect(counted).not.toHaveProperty('accounting_site_database_answer_seconds');
    expect(Object.keys(counted).join()).not.toMatch('outbox_waiting');
  });
});
