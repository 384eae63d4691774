import type { Retention } from '@accounting-site/content/dates/retention';
import type { LeadChange } from '@accounting-site/contract/staff/staff-leads';
import { describe, expect, test, vi } from 'vitest';
import { day, hour, minute } from '../clock.ts';
import { adoptLeads } from '../features/site/leads/adopt-leads.ts';
import { readPromise } from '../features/site/leads/answer-promise.ts';
import { addEvent, addNote, changeLead } from '../features/site/leads/change-lead.ts';
import { openBrowser } from '../testing/app/browser.ts';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { sendJson } from '../testing/app/send-form.ts';
import { bothDatabases } from '../testing/database/fresh-database.ts';
import { addAuthenticatorApp, beginLogin } from '../testing/sign-in/authenticator-app.ts';
import { mindLeads, mindLeadsOften, tidyUp } from './housekeeping.ts';

const patience = { timeout: 20_000, interval: 20 };

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

  test('deletes links, sign-ups, notices, their failed emails and browsers after their retention period, not before', async () => {
    const { app, database, time } = await buildTestApp({ on });
    const [browser, other] = [openBrowser(app), openBrowser(app)];
    await browser.login({ remember: true });
    await other.login();
    const signUp = { name: 'Kofi', business: 'Kofi’s', email: 'kofi@other.example' };
    await browser.send('POST', '/api/api/register', { ...signUp, password: 'seven green bicycles' });
    await browser.send('PUT', '/api/api/account/email', { email: 'ama@adom.example' });
    await database.updateTable('outbox').set({ failed_at: time.now }).execute();
    const tables = [
      ...(['mailed_links', 'sign_ups', 'notices', 'outbox'] as const),
      ...(['known_devices', 'audit_events'] as const),
    ];
    const left = async (after: number) => {
      await tidyUp(database, time.now + after);
      const counts = tables.map(
        async (table) => (await database.selectFrom(table).selectAll().execute()).length,
      );
      return Promise.all(counts);
    };
    expect(await left(2 * day)).toEqual([2, 1, 1, 3, 2, 4]);
    expect(await left(2 * day + 1)).toEqual([1, 1, 1, 3, 2, 4]);
    expect(await left(3 * day + 1)).toEqual([0, 0, 1, 3, 2, 4]);
    expect(await left(7 * day + 1)).toEqual([0, 0, 0, 0, 2, 4]);
    expect(await left(400 * day)).toEqual([0, 0, 0, 0, 2, 4]);
    expect(await left(400 * day + 1)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('deletes demo requests and registrations after the periods of the privacy policy, with their messages', async () => {
    const { app, database, time } = await buildTestApp({ on });
    const sent = time.now;
    const ask = async (name: string): Promise<string> =>
      (await sendJson(app, '/api/site/demo-requests', { name, email: `${name}@shop.example` })).json().id;
    const set = (id: string, columns: object) =>
      database.updateTable('demo_requests').set(columns).where('id', '=', id).execute();
    await set(await ask('answered'), { answered_at: sent + 2 * day });
    await set(await ask('contacted'), { answered_at: sent + 2 * day, contacted_at: sent + 5 * day });
    const unanswered = await ask('unanswered');
    await addNote(
      database,
      unanswered,
      { text: 'Two shops', key: 'k' },
      { at: sent, request: 'command line' },
    );
    const registration = { webinar_id: 'w', name: 'Ama', suspected: 0, registered_at: sent };
    const start = sent + 10 * day;
    await database
      .insertInto('webinar_registrations')
      .values({ id: 'r', email: 'ama@shop.example', occurrence_start: start, ...registration })
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
      const leads = await database.selectFrom('demo_requests').select('name').orderBy('name').execute();
      const registrations = await database.selectFrom('webinar_registrations').select('id').execute();
      const messages = await database.selectFrom('outbox').select('subject_id').execute();
      const events = await database.selectFrom('lead_events').select('id').execute();
      const names = leads.map(({ name }) => name).join();
      return [names, registrations.length, messages.length, events.length];
    };
    const all = 'answered,contacted,unanswered';
    expect(await left(start + 30 * day)).toEqual([all, 1, 7, 1]);
    expect(await left(start + 30 * day + 1)).toEqual([all, 0, 6, 1]);
    expect(await left(sent + 730 * day)).toEqual([all, 0, 6, 1]);
    expect(await left(sent + 730 * day + 1)).toEqual(['answered,contacted', 0, 4, 0]);
    expect(await left(sent + 732 * day)).toEqual(['answered,contacted', 0, 4, 0]);
    expect(await left(sent + 733 * day)).toEqual(['contacted', 0, 2, 0]);
    const longer = { leads: 800, registrations: 30, audit: 400 };
    expect(await left(sent + 736 * day, longer)).toEqual(['contacted', 0, 2, 0]);
    expect(await left(sent + 736 * day)).toEqual(['', 0, 0, 0]);
  });

  test('keeps a lead for the whole period after a contact, even if it is set back to new', async () => {
    const { app, database, time } = await buildTestApp({ on });
    const sent = time.now;
    const changes = {
      contacted: [{ contacted: true }, { stage: 'new' }],
      shown: [{ stage: 'demo held' }, { stage: 'new' }],
      given: [{ nextStep: 'Call' }, { stage: 'lost', lostReason: 'no answer' }, { stage: 'new' }],
    } satisfies Record<string, LeadChange[]>;
    for (const [name, steps] of Object.entries(changes)) {
      const request = { name, email: `${name}@shop.example` };
      const { id } = (await sendJson(app, '/api/site/demo-requests', request)).json();
      const source = { at: sent + 700 * day, request: 'command line' } as const;
      for (const step of steps) await changeLead(database, id, step, source);
      await addNote(database, id, { text: 'won', key: name }, source);
    }
    const left = async (now: number) => {
      await tidyUp(database, now);
      const rows = await database.selectFrom('demo_requests').select('name').orderBy('name').execute();
      return rows.map(({ name }) => name);
    };
    expect(await left(sent + 730 * day)).toEqual(['contacted', 'given', 'shown']);
    expect(await left(sent + 730 * day + 1)).toEqual(['contacted', 'shown']);
    expect(await left(sent + 1430 * day)).toEqual(['contacted', 'shown']);
    expect(await left(sent + 1430 * day + 1)).toEqual([]);
  });

  test('never brings back the deleted lead of a registration that is kept longer', async () => {
    const { app, database, time } = await buildTestApp({ on });
    const sent = time.now;
    const registration = { webinar_id: 'w', name: 'Ama', email: 'ama@shop.example', suspected: 0 };
    await database
      .insertInto('webinar_registrations')
      .values({ id: 'r', registered_at: sent, occurrence_start: sent + 30 * day, ...registration })
      .execute();
    const retention = { leads: 7, registrations: 30, audit: 400 };
    const left = async (now: number) => {
      await tidyUp(database, now, retention);
      await mindLeads(database, app.outbox, now, readPromise, retention);
      return (await database.selectFrom('demo_requests').selectAll().execute()).length;
    };
    expect(await left(sent + 7 * day)).toBe(1);
    expect(await left(sent + 7 * day + 1)).toBe(0);
    expect(await database.selectFrom('webinar_registrations').selectAll().execute()).toHaveLength(1);
  });

  test('deletes the lead of a registration with it, unless staff followed it up', async () => {
    const { database, time } = await buildTestApp({ on });
    const sent = time.now;
    const names = ['untouched', 'renamed', 'noted', 'contacted', 'assigned'];
    const registration = { webinar_id: 'w', suspected: 0, registered_at: sent, occurrence_start: sent };
    await database
      .insertInto('webinar_registrations')
      .values(names.map((name) => ({ ...registration, id: name, name, email: `${name}@shop.example` })))
      .execute();
    await adoptLeads(database, readPromise);
    const source = { at: sent, request: 'command line' } as const;
    await addNote(database, 'noted', { text: 'Two shops', key: 'k' }, source);
    await changeLead(database, 'contacted', { contacted: true }, source);
    await changeLead(database, 'assigned', { nextStep: 'Call' }, source);
    await addEvent(database, { id: 'renamed', kind: 'asked again', text: 'Name: Ama', source });
    const left = async (now: number) => {
      await tidyUp(database, now);
      const rows = await database.selectFrom('demo_requests').select('name').orderBy('name').execute();
      return rows.map(({ name }) => name);
    };
    expect(await left(sent + 30 * day)).toEqual(names.toSorted());
    expect(await left(sent + 30 * day + 1)).toEqual(['assigned', 'contacted', 'noted']);
    await adoptLeads(database, readPromise);
    expect(await left(sent + 31 * day)).toEqual(['assigned', 'contacted', 'noted']);
    expect(await left(sent + 730 * day + 1)).toEqual([]);
  });

  test('reminds staff of leads at the start and every five minutes, and survives an error', async () => {
    const { app, database, time, log } = await buildTestApp({ on });
    await sendJson(app, '/api/site/demo-requests', { name: 'Ama', email: 'ama@shop.example' });
    const alerts = async () =>
      database.selectFrom('outbox').select('id').where('template', '=', 'lead-waiting').execute();
    const retention = { leads: 730, registrations: 30, audit: 400 };
    const services = { database, clock: () => time.now, retention, outbox: app.outbox };
    time.now += 23 * hour;
    const timers = vi.spyOn(globalThis, 'setInterval');
    const stop = mindLeadsOften(services, app.log);
    const [again, pause] = timers.mock.lastCall ?? [];
    timers.mockRestore();
    stop();
    await vi.waitFor(async () => expect(await alerts()).toHaveLength(1), patience);
    await database.updateTable('demo_requests').set({ alerted_at: null }).execute();
    await database.deleteFrom('outbox').execute();
    expect(pause).toBe(5 * minute);
    again?.();
    await vi.waitFor(async () => expect(await alerts()).toHaveLength(1), patience);
    await database.deleteFrom('demo_requests').execute();
    await database.schema.dropTable('webinar_registrations').execute();
    mindLeadsOften(services, app.log)();
    await vi.waitFor(() => expect(log.join('')).toContain('could not remind staff of leads'), patience);
  });
});
