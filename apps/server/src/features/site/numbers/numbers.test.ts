import { numbersSchema, todaySchema } from '@accounting-site/contract/staff/staff-numbers';
import type { Insertable } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { day, hour, minute } from '../../../clock.ts';
import type { LeadTable } from '../../../database/lead-tables.ts';
import { tidyUp } from '../../../process/housekeeping.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { sendJson } from '../../../testing/app/send-form.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { signInAs } from '../../../testing/sign-in/sign-in-as.ts';
import { addVisits } from '../../../visits/visits.repository.ts';

const missing = { group: 'Configuration', where: 'SITE_URL', what: 'It is missing.', todo: 'Set it.' };

describe.each(databaseKinds)('the first page of the desk on %s', (on) => {
  const open = async () => {
    const test = await buildTestApp({ on, replace: { checkLaunch: async () => [missing] } });
    const { database, time } = test;
    const today = time.now - (time.now % day);
    const browser = await signInAs(test, 'staff');
    const count = (
      daysAgo: number,
      kind: 'page' | 'tab' | 'pricing' | 'tool' | 'download' | 'trial',
      many: number,
      more: { page?: string; source?: string; campaign?: string } = {},
    ) =>
      addVisits(database, [
        { day: today - daysAgo * day, kind, page: '/', source: '', campaign: '', count: many, ...more },
      ]);
    let last = 0;
    const lead = (received: number, more: Partial<Insertable<LeadTable>> = {}) => {
      last += 1;
      const person = { name: 'Ama', email: 'ama@shop.example', company: '', phone: '', message: '' };
      return database
        .insertInto('demo_requests')
        .values({
          id: `lead-${last}`,
          received_at: received,
          ...{ ...person, suspected: 0, idempotency_key: null, ...more },
        })
        .execute();
    };
    const numbers = async (days = '') =>
      numbersSchema.parse(
        (await browser.send('GET', `/api/site/staff/numbers${days && `?days=${days}`}`)).json(),
      );
    const needs = async () => todaySchema.parse((await browser.send('GET', '/api/site/staff/today')).json());
    return { ...test, browser, today, count, lead, numbers, needs };
  };

  test('shows visits by page, source and campaign, with the period before', async () => {
    const { count, numbers } = await open();
    await count(0, 'tab', 50);
    await count(1, 'page', 5, { page: '/pricing', source: 'facebook', campaign: 'november' });
    await count(30, 'page', 2, { page: '/pricing' });
    await count(31, 'page', 4, { page: '/pricing' });
    await count(60, 'page', 1, { page: '/about' });
    await count(61, 'page', 99);
    await count(1, 'tab', 3, { source: 'facebook', campaign: 'november' });
    await count(1, 'pricing', 2, { source: 'facebook', campaign: 'november' });
    await count(31, 'tab', 7, { source: 'facebook' });
    await count(2, 'tool', 6, { page: '/resources/tools/vat-calculator' });
    await count(2, 'download', 8, { page: '/resources/templates' });
    const shown = await numbers();
    expect([shown.since, shown.until, shown.daily.length]).toEqual(['2026-10-03', '2026-11-01', 31]);
    expect(shown.daily.at(-1)).toEqual({ day: '2026-11-02', visits: 50, leads: 0, trials: 0 });
    expect(shown.totals).toMatchObject({
      views: { now: 7, before: 5 },
      visits: { now: 3, before: 7 },
      tools: { now: 6, before: 0 },
      downloads: { now: 8, before: 0 },
    });
    expect(shown.pages).toEqual([
      { name: '/pricing', now: 7, before: 4 },
      { name: '/about', now: 0, before: 1 },
    ]);
    expect(shown.sources[0]).toMatchObject({ source: 'facebook', visits: { now: 3, before: 7 } });
    expect(shown.campaigns).toEqual([
      expect.objectContaining({
        source: 'facebook',
        campaign: 'november',
        visits: { now: 3, before: 0 },
        pricing: { now: 2, before: 0 },
      }),
    ]);
    expect((await numbers('7')).totals.views).toEqual({ now: 5, before: 0 });
    expect((await numbers('90')).totals.views).toEqual({ now: 111, before: 0 });
  });

  test('shows visits, leads, trials, confirmed trials and sales by source', async () => {
    const { app, database, time, today, browser, lead, numbers } = await open();
    await lead(time.now - day, { source: 'Facebook', campaign: 'November' });
    await lead(time.now - day, { referrer: 'facebook' });
    await lead(time.now - day, { suspected: 1, source: 'facebook' });
    await lead(time.now - day, { kind: 'webinar', source: 'facebook' });
    await lead(today - 40 * day, { source: 'facebook' });
    const signUp = { name: 'Kofi', business: 'Parts', password: 'seven green bicycles' };
    const from = { source: 'facebook', campaign: 'november' };
    await sendJson(app, '/api/api/register', { ...signUp, email: 'kofi@parts.example', ...from });
    const business = { id: 'b', name: 'Parts', created_at: time.now, trial_ends_at: time.now, ...from };
    await database.insertInto('businesses').values(business).execute();
    await lead(time.now - 50 * day, { stage: 'won', source: 'facebook' });
    const won = { id: 'w', lead_id: 'lead-6', at: time.now, kind: 'stage', text: 'won' } as const;
    await database.insertInto('lead_events').values(won).execute();
    time.now += day;
    await browser.login({ email: 'staff@sikabooks.example' });
    const { totals, sources, daily } = await numbers();
    expect(sources).toEqual([
      {
        source: 'facebook',
        visits: { now: 0, before: 0 },
        pricing: { now: 0, before: 0 },
        leads: { now: 2, before: 2 },
        trials: { now: 1, before: 0 },
        confirmed: { now: 1, before: 0 },
        won: { now: 1, before: 0 },
      },
    ]);
    expect(totals.leads).toEqual({ now: 2, before: 2 });
    expect([daily.at(-2)?.trials, daily.at(-3)?.leads]).toEqual([1, 2]);
  });

  test('shows the leads that were won, by plan, and omits those that were reopened', async () => {
    const { database, time, lead, numbers } = await open();
    const won = { stage: 'won', plan: 'annually', source: 'radio' } as const;
    await lead(time.now - 50 * day, won);
    await lead(time.now - 50 * day, { ...won, stage: 'contacted' });
    const leads = await database.selectFrom('demo_requests').select('id').execute();
    const event = { at: time.now - day, kind: 'stage', text: 'won' } as const;
    // The same lead was won, reopened and won again.
    const events = [...leads, ...leads].map(({ id }, index) => ({ id: `${index}`, lead_id: id, ...event }));
    await database.insertInto('lead_events').values(events).execute();
    const { won: rows, totals } = await numbers();
    expect(rows).toEqual([{ name: 'annually', now: 1, before: 0 }]);
    expect(totals.won).toEqual({ now: 1, before: 0 });
  });

  test('shows the share that was answered in time, and the median time', async () => {
    const { lead, numbers } = await open();
    const monday = Date.UTC(2026, 9, 26, 9);
    expect((await numbers()).answered.now).toEqual({ due: 0, inTime: 0, medianMinutes: null });
    await lead(monday, { answered_at: monday + 10 * minute });
    await lead(monday, { answered_at: monday + 20 * minute });
    await lead(monday, { answered_at: monday + 5 * day });
    await lead(monday);
    await lead(Date.UTC(2026, 10, 1, 23, 59));
    expect((await numbers()).answered.now).toEqual({ due: 4, inTime: 2, medianMinutes: 20 });
  });

  test('shows the seats of webinars and the speed of the pages', async () => {
    const { database, time, today, numbers } = await open();
    const seat = { webinar_id: 'first-report', name: 'Ama', occurrence_start: 0 };
    for (const [id, registered_at, suspected] of [
      ['one', today - day, 0],
      ['two', today - day, 1],
      ['three', today - 31 * day, 0],
    ] as const) {
      await database
        .insertInto('webinar_registrations')
        .values({ id, registered_at, suspected, email: `${id}@shop.example`, ...seat })
        .execute();
    }
    const lcp = { measure: 'lcp', page: '/' };
    await database
      .insertInto('vitals')
      .values([
        { ...lcp, day: today - day, up_to: 1500, count: 4 },
        { ...lcp, day: today - 31 * day, up_to: 5000, count: 4 },
      ])
      .execute();
    const { seats, vitals } = await numbers();
    expect(seats).toEqual([{ name: 'first-report', now: 1, before: 1 }]);
    // The webinar is long over, so its registrations are forgotten, and counted once.
    for (const at of [time.now, time.now]) await tidyUp(database, at);
    expect(await database.selectFrom('webinar_registrations').select('id').execute()).toEqual([]);
    expect((await numbers()).seats).toEqual(seats);
    const counted = { kind: 'seat', page: 'first-report', source: '', campaign: '', count: 1 };
    expect(await database.selectFrom('visits').selectAll().orderBy('day').execute()).toEqual([
      { day: today - 31 * day, ...counted },
      { day: today - day, ...counted },
    ]);
    expect(vitals.find(({ measure }) => measure === 'lcp')).toEqual({
      ...{ measure: 'lcp', now: 1425, before: 4750, rating: 'good' },
    });
    expect(vitals.find(({ measure }) => measure === 'inp')).toMatchObject({ now: null, rating: null });
  });

  test('lists what needs doing today', async () => {
    const { app, database, time, lead, needs, accountId } = await open();
    expect(await needs()).toEqual({
      ...{ overdue: 0, dueToday: 0, unowned: 0, undated: 0, failed: [], failedCount: 0 },
      ...{ searches: [], articles: [], launch: null, missed: [], webinars: expect.any(Array) },
    });
    await database.updateTable('accounts').set({ role: 'staff' }).where('id', '=', accountId).execute();
    await lead(time.now, { due_at: time.now - 1 });
    await lead(time.now, { due_at: time.now + hour, owner_id: accountId });
    await lead(time.now, { due_at: time.now + day });
    await lead(time.now, { due_at: null, owner_id: accountId, stage: 'contacted' });
    await lead(time.now, { due_at: time.now - 1, stage: 'won' });
    await sendJson(app, '/api/site/search-misses', { query: 'payroll' });
    const article = '/help/article/create-invoice';
    for (const helpful of ['no', 'no', 'yes']) {
      await sendJson(app, '/api/site/article-feedback', { article, helpful, comment: helpful });
    }
    await database
      .insertInto('outbox')
      .values({
        ...{ id: 'm', kind: 'mail', template: 'demo request to visitor', subject_id: 'lead-1', attempts: 9 },
        ...{ created_at: 0, give_up_at: 0, next_attempt_at: null, claimed_by: null, claimed_until: null },
        ...{ sent_at: null, failed_at: time.now, last_error: '550' },
      })
      .execute();
    await vi.waitFor(async () => expect((await needs()).launch).not.toBeNull(), { timeout: 20_000 });
    expect(await needs()).toEqual({
      ...{ missed: [], overdue: 1, dueToday: 1, unowned: 2, undated: 1 },
      failed: [expect.objectContaining({ id: 'm', at: '2026-11-02T09:00:00.000Z', problem: '550' })],
      ...{ failedCount: 1, webinars: expect.any(Array) },
      searches: [{ query: 'payroll', count: 1 }],
      articles: [{ article, no: 2, yes: 1, comments: expect.arrayContaining(['yes', 'no']) }],
      launch: { checkedAt: '2026-11-02T09:00:00.000Z', findings: [missing] },
    });
  });

  test('is for staff only, and is recorded in the audit', async () => {
    const test = await open();
    const owner = openBrowser(test.app);
    await owner.login();
    for (const path of ['/api/site/staff/numbers', '/api/site/staff/today']) {
      expect((await openBrowser(test.app).send('GET', path)).statusCode).toBe(401);
      expect((await owner.send('GET', path)).statusCode).toBe(403);
    }
    expect((await test.browser.send('GET', '/api/site/staff/numbers?days=8')).statusCode).toBe(422);
    await test.numbers('7');
    await test.numbers('7');
    await test.needs();
    const events = await test.database
      .selectFrom('audit_events')
      .select(['event', 'detail'])
      .where('event', 'in', ['numbers read', 'staff call refused'])
      .execute();
    expect(events.map(({ event, detail }) => `${event}: ${detail}`).sort()).toEqual([
      'numbers read: 7 days',
      'numbers read: today',
      'staff call refused: role owner',
    ]);
  });
});
