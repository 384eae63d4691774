import { readWebinars, type Webinar } from '@accounting-site/content/files/webinars';
import type { Today } from '@accounting-site/contract/staff/staff-numbers';
import { describe, expect, test } from 'vitest';
import { day, hour, minute } from '../clock.ts';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { sendJson } from '../testing/app/send-form.ts';
import { databaseKinds } from '../testing/database/fresh-database.ts';
import { planPublication } from '../testing/publishing/plan-publication.ts';
import { signInAs } from '../testing/sign-in/sign-in-as.ts';
import { readToday } from './read-today.ts';

describe.each(databaseKinds)('what needs doing today on %s', (on) => {
  test('lists the webinars around today, with the people who registered, also for dates that were dropped', async () => {
    const { database, time } = await buildTestApp({ on });
    const [sample] = readWebinars();
    const weekly = { ...(sample as Webinar), every_weeks: 1, time: '15:00', last_date: undefined };
    // The clock of the test is on Monday, 2 November at 9:00.
    const webinars = [
      { ...weekly, id: 'friday', title: 'On Friday', first_date: '2026-01-02' },
      { ...weekly, id: 'tuesday', title: 'On Tuesday', first_date: '2026-01-06' },
      { ...weekly, id: 'next-week', title: 'Next week', first_date: '2026-11-10' },
    ];
    const tuesday = Date.UTC(2026, 10, 3, 15);
    const seat = { name: 'Ama', registered_at: time.now };
    for (const [id, webinar_id, occurrence_start, suspected] of [
      ['one', 'tuesday', tuesday, 0],
      ['same hour', 'friday', tuesday + 3 * day, 0],
      ['earlier that day', 'tuesday', tuesday - hour, 0],
      ['spam', 'tuesday', tuesday, 1],
      ['later', 'tuesday', tuesday + 7 * day, 0],
      ['before', 'tuesday', tuesday - 7 * day, 0],
      ['long ago', 'tuesday', tuesday - 14 * day, 0],
      ['moved', 'tuesday', tuesday + 15 * day, 0],
      ['deleted', 'gone', tuesday + 2 * day, 0],
    ] as const) {
      await database
        .insertInto('webinar_registrations')
        .values({
          id,
          webinar_id,
          occurrence_start,
          suspected,
          email: `${id.replaceAll(' ', '-')}@shop.example`,
          ...seat,
        })
        .execute();
    }
    const listed = (await readToday(database, { now: time.now, webinars, role: 'staff' })).webinars;
    expect(
      listed.map(({ title, startsAt, seats, state }) => [title, startsAt.slice(0, 16), seats, state]),
    ).toEqual([
      ['On Tuesday', '2026-10-27T15:00', 1, 'over'],
      ['On Tuesday', '2026-11-03T15:00', 2, 'moved'],
      ['', '2026-11-05T15:00', 1, 'dropped'],
      ['On Friday', '2026-11-06T15:00', 1, 'coming'],
      ['On Tuesday', '2026-11-18T15:00', 1, 'dropped'],
    ]);
  });

  test('lists articles by the share of readers whom they did not help, after three votes', async () => {
    const { app, database, time } = await buildTestApp({ on });
    for (const [article, no, yes] of [
      ['create-invoice', 4, 9],
      ['credit-notes', 2, 1],
      ['export-your-data', 2, 0],
    ] as const) {
      for (const helpful of [...Array(no).fill('no'), ...Array(yes).fill('yes')]) {
        await sendJson(app, '/api/site/article-feedback', { article: `/help/article/${article}`, helpful });
      }
    }
    const { articles } = await readToday(database, { now: time.now, webinars: [], role: 'staff' });
    expect(articles.map(({ article, no, yes }) => [article.slice(14), no, yes])).toEqual([
      ['credit-notes', 2, 1],
      ['create-invoice', 4, 9],
    ]);
  });

  test('lists the emails and webhooks that failed in the last 30 days', async () => {
    const { database, time } = await buildTestApp({ on });
    for (const [id, kind, failed_at] of [
      ['new', 'mail', time.now],
      ['old', 'mail', time.now - 31 * day],
      ['hook', 'webhook', time.now - 30 * day],
    ] as const) {
      await database
        .insertInto('outbox')
        .values({
          ...{ id, kind, failed_at, template: id, subject_id: 'lead', attempts: 1, last_error: '550' },
          ...{ created_at: 0, give_up_at: 0, next_attempt_at: null, claimed_by: null, claimed_until: null },
          sent_at: null,
        })
        .execute();
    }
    const { failed, failedCount } = await readToday(database, { now: time.now, webinars: [], role: 'staff' });
    expect([failedCount, failed.map(({ id }) => id)]).toEqual([2, ['new', 'hook']]);
  });

  test('lists a publication that no publisher has begun, for every member of staff', async () => {
    const { database, time } = await buildTestApp({ on });
    await planPublication(database, time.now);
    const missed = async (now: number) =>
      (await readToday(database, { now, webinars: [], role: 'staff' })).missed;
    expect([await missed(time.now + 10 * minute), await missed(time.now + hour)]).toEqual([
      [],
      ['2026-11-02T09:00:00.000Z'],
    ]);
  });

  test('counts no leads for an editor, who may not open them', async () => {
    const { app, database, time } = await buildTestApp({ on });
    await sendJson(app, '/api/site/demo-requests', { name: 'Ama', email: 'ama@shop.example' });
    const unowned = async (role: string) =>
      (await readToday(database, { now: time.now, webinars: [], role })).unowned;
    expect([await unowned('staff'), await unowned('editor')]).toEqual([1, 0]);
  });

  test('shows whose email failed only to those who may see leads, and records that they saw it', async () => {
    const test = await buildTestApp({ on });
    await sendJson(test.app, '/api/site/demo-requests', { name: 'Ama', email: 'ama@shop.example' });
    const failed = { failed_at: test.time.now, next_attempt_at: null };
    await test.database.updateTable('outbox').set(failed).execute();
    const see = async (role: 'editor' | 'staff') => {
      const browser = await signInAs(test, role);
      const today: Today = (await browser.send('GET', '/api/site/staff/today')).json();
      const reads = await test.database
        .selectFrom('audit_events')
        .select('detail')
        .where('event', '=', 'leads listed')
        .execute();
      return [new Set(today.failed.map(({ address }) => address)), reads.map(({ detail }) => detail)];
    };
    expect(await see('editor')).toEqual([new Set(['']), []]);
    const seen = [new Set(['ama@shop.example']), [expect.stringMatching(/^failed messages: [\w-]{36}/)]];
    expect(await see('staff')).toEqual(seen);
  });
});
