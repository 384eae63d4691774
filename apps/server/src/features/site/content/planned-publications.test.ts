import { describe, expect, test } from 'vitest';
import { hour } from '../../../clock.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { team, teamText } from '../../../testing/publishing/content-folder.ts';
import { openContentDesk } from '../../../testing/publishing/open-content-desk.ts';

const base = '/api/site/staff/content';
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
});
