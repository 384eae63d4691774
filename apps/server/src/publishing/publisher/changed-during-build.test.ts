import { describe, expect, test } from 'vitest';
import { hour } from '../../clock.ts';
import { bothDatabases, freshDatabase } from '../../testing/database/fresh-database.ts';
import { team, teamText } from '../../testing/publishing/content-folder.ts';
import { fakeTools } from '../../testing/publishing/fake-publisher-tools.ts';
import { openPublisher } from '../../testing/publishing/open-publisher.ts';
import { removeDraft } from '../drafts/drafts.repository.ts';
import { findJob } from '../jobs/jobs.repository.ts';

const changed = teamText.replace('Accountant', 'Bookkeeper');

describe.each(bothDatabases)('drafts that change while they are published on %s', (on) => {
  const open = async () => {
    const { database } = await freshDatabase(on);
    return { database, ...(await openPublisher(database)) };
  };

  test('stay drafts when they were saved again', async () => {
    const { database, create, save, ask, drafts, page } = await open();
    await save(team, changed);
    await ask('publish');
    const build: typeof fakeTools.build = async (folders, signal) => {
      await save(team, `${changed}# Later\n`);
      return fakeTools.build(folders, signal);
    };
    await create({ build }).runDue();
    expect(await page()).toMatchObject({ [team]: changed });
    expect(await drafts()).toEqual([team]);
    const { base_hash } = await database
      .selectFrom('content_drafts')
      .select('base_hash')
      .executeTakeFirstOrThrow();
    expect(base_hash).not.toBe('');
  });

  test('are not published when they were discarded', async () => {
    const { database, create, save, ask, drafts, page } = await open();
    await save(team, changed);
    await save('en/help/new.md', 'New');
    const { id } = await ask('publish');
    const build: typeof fakeTools.build = async (folders, signal) => {
      const drafted = database.selectFrom('content_drafts').select('version').where('path', '=', team);
      const { version } = await drafted.executeTakeFirstOrThrow();
      await removeDraft(database, { path: team, published: teamText }, version);
      return fakeTools.build(folders, signal);
    };
    await create({ build }).runDue();
    expect([await page(), await drafts()]).toEqual(['the site before', ['en/help/new.md']]);
    expect(await findJob(database, id)).toMatchObject({
      state: 'failed',
      problems: expect.stringContaining('discarded something meanwhile'),
    });
  });

  test('stay drafts when the author leaves the team', async () => {
    const { database, create, save, ask, drafts, page, time } = await open();
    await save(team, changed);
    const { id } = await ask('publish', time.now + hour);
    time.now += hour;
    const build: typeof fakeTools.build = async (folders, signal) => {
      await database.updateTable('accounts').set({ role: 'accountant' }).execute();
      return fakeTools.build(folders, signal);
    };
    await create({ build }).runDue();
    expect([await page(), await drafts()]).toEqual(['the site before', [team]]);
    expect(await findJob(database, id)).toMatchObject({ state: 'failed' });
  });
});
