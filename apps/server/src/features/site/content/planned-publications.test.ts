import { describe, expect, test } from 'vitest';
import { hour } from '../../../clock.ts';
import { findJob } from '../../../publishing/jobs/jobs.repository.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { article, team, teamText } from '../../../testing/publishing/content-folder.ts';
import { openContentDesk } from '../../../testing/publishing/open-content-desk.ts';

const base = '/api/site/staff/content';
const plans = 'plans.yaml';
const changed = teamText.replace('Accountant', 'Bookkeeper');

describe.each(databaseKinds)('a planned publication on %s', (on) => {
  test('can be cancelled', async () => {
    const { ama, publisher, saveChecked, start, time, page, events } = await openContentDesk(on);
    await publisher.runDue();
    await saveChecked(changed);
    const startsAt = new Date(time.now + hour).toISOString();
    const { id } = (await start({ kind: 'publish', startsAt })).json();
    await publisher.runDue();
    expect((await ama.send('GET', `${base}/jobs/${id}`)).json()).toMatchObject({
      state: 'waiting',
      startsAt,
    });
    expect((await ama.send('DELETE', `${base}/jobs/${id}`)).json()).toMatchObject({ state: 'cancelled' });
    expect((await ama.send('DELETE', `${base}/jobs/${id}`)).statusCode).toBe(409);
    expect(await page()).toBe('the site before');
    expect(await events()).toEqual(['editor: publishing cancelled', 'editor: publishing started']);
  });

  test('is of the chosen drafts, whose entries say so', async () => {
    const { ama, publisher, saveChecked, start, time } = await openContentDesk(on);
    await publisher.runDue();
    await saveChecked(changed);
    const startsAt = new Date(time.now + hour).toISOString();
    const refused = await Promise.all(
      [[], ['../plans.yaml']].map((paths) => start({ kind: 'publish', paths })),
    );
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
    const { paths } = (await start({ kind: 'publish', startsAt, paths: [team, team] })).json();
    expect(paths).toEqual([team]);
    const entry = (await ama.send('GET', `${base}/entry?path=${team}`)).json();
    const { drafts } = (await ama.send('GET', `${base}/drafts`)).json();
    expect([entry.draft.planned, drafts[0].draft.planned]).toEqual([startsAt, startsAt]);
  });

  test.each([
    ['of all drafts, if that is the first', [undefined, 1], [[team], 2], 1],
    ['of this draft, if that is the first', [undefined, 2], [[team], 1], 1],
    ['of all drafts, if the others lack this draft', [undefined, 2], [[article], 1], 2],
    ['of this draft that is the first of several', [[team, article], 2], [[team, plans], 3], 2],
  ] as const)('is shown with an entry: the one %s', async (_which, one, other, hours) => {
    const { ama, publisher, saveChecked, start, time } = await openContentDesk(on);
    await publisher.runDue();
    await saveChecked(changed);
    const inHours = (count: number) => new Date(time.now + count * hour).toISOString();
    for (const [paths, starts] of [one, other]) {
      expect((await start({ kind: 'publish', startsAt: inHours(starts), paths })).statusCode).toBe(202);
    }
    const entry = (await ama.send('GET', `${base}/entry?path=${team}`)).json();
    expect(entry.draft.planned).toBe(inHours(hours));
  });

  test('is refused when twenty are planned, unless it replaces some of them', async () => {
    const { publisher, start, time, database } = await openContentDesk(on);
    await publisher.runDue();
    const startsAt = new Date(time.now + hour).toISOString();
    const plan = (paths?: string[]) => start({ kind: 'publish', startsAt, paths });
    const waiting = () =>
      database.selectFrom('publish_jobs').select('id').where('state', '=', 'waiting').execute();
    for (let count = 1; count <= 20; count += 1) {
      expect((await plan([`en/help/article-${count}.md`])).statusCode).toBe(202);
    }
    const planned = await waiting();
    const refused = await plan([team]);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      'Twenty publications are planned already. Cancel one first.',
    ]);
    expect(await waiting()).toEqual(planned);
    expect((await plan(['en/help/article-1.md'])).statusCode).toBe(202);
    expect(await waiting()).toHaveLength(20);
    // One that does not wait for its time is not refused.
    expect((await start({ kind: 'publish', paths: [team] })).statusCode).toBe(202);
    expect((await plan()).statusCode).toBe(202);
    expect(await waiting()).toHaveLength(2);
  });

  test.each([
    ['was disabled', { disabled_at: 1 }],
    ['may no longer edit the content', { role: 'staff' }],
    ['was deleted', undefined],
  ])('fails when the account of its author %s, and the drafts are kept', async (_how, change) => {
    const { database, publisher, saveChecked, start, time, page, drafts } = await openContentDesk(on);
    await publisher.runDue();
    await saveChecked(changed);
    const startsAt = new Date(time.now + hour).toISOString();
    const { id } = (await start({ kind: 'publish', startsAt })).json();
    const ofAma = ['email', '=', 'editor@sikabooks.example'] as const;
    if (change)
      await database
        .updateTable('accounts')
        .set(change)
        .where(...ofAma)
        .execute();
    else
      await database
        .deleteFrom('accounts')
        .where(...ofAma)
        .execute();
    time.now += hour;
    await publisher.runDue();
    expect(await findJob(database, id)).toMatchObject({
      state: 'failed',
      problems: expect.stringContaining('may no longer publish'),
    });
    expect([await page(), await drafts()]).toEqual(['the site before', [team]]);
    const emailed = await database.selectFrom('outbox').select('subject_id').execute();
    expect(emailed.map(({ subject_id }) => subject_id.split('/')[0])).toContain(id);
  });
});
