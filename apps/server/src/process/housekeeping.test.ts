import type { Retention } from '@accounting-site/content/retention';
import { describe, expect, test } from 'vitest';
import { day, hour, minute } from '../clock.ts';
import { addAuthenticatorApp, beginLogin } from '../testing/authenticator-app.ts';
import { openBrowser } from '../testing/browser.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { bothDatabases } from '../testing/fresh-database.ts';
import { sendJson } from '../testing/send-form.ts';
import { tidyUp } from './housekeeping.ts';

describe.each(bothDatabases)('housekeeping on %s', (on) => {
  test('deletes expired sessions with their tokens, keys and counters, and nothing that is in use', async () => {
    const { app, database, time } = await buildTestApp({ on });
    const [forgetful, remembered] = [openBrowser(app), openBrowser(app)];
    await forgetful.login();
    await remembered.login({ remember: true });
    await openBrowser(app).login({ password: 'wrong' });
    time.now += 29 * day;
    await remembered.refresh();
    time.now += 2 * day;
    await tidyUp(database, time.now);
    const rows = async (table: 'sessions' | 'refresh_tokens' | 'signing_keys' | 'rate_limits') =>
      (await database.selectFrom(table).selectAll().execute()).length;
    expect([await rows('sessions'), await rows('refresh_tokens')]).toEqual([1, 2]);
    // The key of the refresh expired a day ago, which a wrong clock could explain, so it is kept. The key of
    // the sign-ins is deleted.
    expect([await rows('signing_keys'), await rows('rate_limits')]).toEqual([1, 0]);
    time.now += minute;
    expect((await remembered.refresh()).statusCode).toBe(200);
    expect(await rows('signing_keys')).toBe(2);
  });

  test('deletes expired challenges and unconfirmed authenticators, and keeps confirmed ones', async () => {
    const { app, database, time, accountId: account_id } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login();
    await addAuthenticatorApp(browser, time);
    const offered = { state: 'offered', sealed_secret: '', since: time.now, last_step: 0 } as const;
    await database
      .insertInto('authenticators')
      .values({ account_id, ...offered })
      .execute();
    await beginLogin(openBrowser(app));
    const rows = async () => ({
      challenges: (await database.selectFrom('challenges').selectAll().execute()).length,
      authenticators: (await database.selectFrom('authenticators').select('state').execute())
        .map(({ state }) => state)
        .sort(),
    });
    await tidyUp(database, time.now);
    expect(await rows()).toEqual({ challenges: 1, authenticators: ['confirmed', 'offered'] });
    await tidyUp(database, time.now + hour + 1);
    expect(await rows()).toEqual({ challenges: 0, authenticators: ['confirmed'] });
  });

  test('deletes links, sign-ups, notices and browsers after their retention period, not before', async () => {
    const { app, database, time } = await buildTestApp({ on });
    const [browser, other] = [openBrowser(app), openBrowser(app)];
    await browser.login({ remember: true });
    await other.login();
    const signUp = { name: 'Kofi', business: 'Kofi’s', email: 'kofi@other.example' };
    await browser.send('POST', '/api/api/register', { ...signUp, password: 'seven green bicycles' });
    await browser.send('PUT', '/api/api/account/email', { email: 'ama@adom.example' });
    const tables = ['mailed_links', 'sign_ups', 'notices', 'known_devices', 'audit_events'] as const;
    const left = async (after: number) => {
      await tidyUp(database, time.now + after);
      const counts = tables.map(
        async (table) => (await database.selectFrom(table).selectAll().execute()).length,
      );
      return Promise.all(counts);
    };
    expect(await left(2 * day)).toEqual([2, 1, 1, 2, 4]);
    expect(await left(2 * day + 1)).toEqual([1, 1, 1, 2, 4]);
    expect(await left(3 * day + 1)).toEqual([0, 0, 1, 2, 4]);
    expect(await left(7 * day + 1)).toEqual([0, 0, 0, 2, 4]);
    expect(await left(400 * day)).toEqual([0, 0, 0, 2, 4]);
    expect(await left(400 * day + 1)).toEqual([0, 0, 0, 0, 0]);
  });

  test('deletes demo requests and registrations after the periods of the privacy policy, with their messages', async () => {
    const { app, database, time } = await buildTestApp({ on });
    const sent = time.now;
    const ask = async (name: string) =>
      (await sendJson(app, '/api/site/demo-requests', { name, email: `${name}@shop.example` })).json() as {
        id: string;
      };
    const { id } = await ask('answered');
    await ask('unanswered');
    await database
      .updateTable('demo_requests')
      .set({ answered_at: sent + 2 * day })
      .where('id', '=', id)
      .execute();
    const registration = { webinar_id: 'w', name: 'Ama', email: 'ama@shop.example', suspected: 0 };
    const start = sent + 10 * day;
    await database
      .insertInto('webinar_registrations')
      .values({ id: 'r', registered_at: sent, occurrence_start: start, ...registration })
      .execute();
    const message = {
      kind: 'mail',
      template: 'webinar-confirmation',
      attempts: 9,
      give_up_at: sent,
    } as const;
    await database
      .insertInto('outbox')
      .values({ id: 'm', subject_id: 'r', created_at: sent, failed_at: sent, ...message })
      .execute();
    const left = async (now: number, retention?: Retention) => {
      await tidyUp(database, now, retention);
      const requests = await database.selectFrom('demo_requests').select('name').execute();
      const registrations = await database.selectFrom('webinar_registrations').select('id').execute();
      const messages = await database.selectFrom('outbox').select('subject_id').execute();
      return [requests.map(({ name }) => name), registrations.length, messages.length];
    };
    const both = expect.arrayContaining(['answered', 'unanswered']);
    expect(await left(start + 30 * day)).toEqual([both, 1, 5]);
    expect(await left(start + 30 * day + 1)).toEqual([both, 0, 4]);
    expect(await left(sent + 365 * day + 1)).toEqual([['answered'], 0, 2]);
    expect(await left(sent + 367 * day)).toEqual([['answered'], 0, 2]);
    expect(await left(sent + 368 * day, { demo_requests: 400, registrations: 30, audit: 400 })).toEqual([
      ['answered'],
      0,
      2,
    ]);
    expect(await left(sent + 368 * day)).toEqual([[], 0, 0]);
  });
});
