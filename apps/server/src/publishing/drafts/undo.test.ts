import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { day, minute } from '../../clock.ts';
import { findCurrent, pruneReleases, publishRelease } from '../../releases/releases.repository.ts';
import { type DatabaseKind, databaseKinds, freshDatabase } from '../../testing/database/fresh-database.ts';
import { article, articleText, team, teamText } from '../../testing/publishing/content-folder.ts';
import { fakeTools } from '../../testing/publishing/fake-publisher-tools.ts';
import { openPublisher } from '../../testing/publishing/open-publisher.ts';
import { hashText } from '../content/content-text.ts';
import { listOverlay } from '../content/overlay.ts';
import { findJob } from '../jobs/jobs.repository.ts';
import { lockFor } from '../publisher/publishers.repository.ts';
import { listDrafts } from './drafts.repository.ts';
import { canUndo, listUndoable, publishDrafts } from './publish-drafts.ts';

async function open(on: DatabaseKind) {
  const { database } = await freshDatabase(on);
  const made = await openPublisher(database);
  return { database, ...made, publisher: made.create() };
}

const changed = teamText.replace('Accountant', 'Bookkeeper');

describe.each(databaseKinds)('publishing and undo by several people on %s', (on) => {
  test('undo skips a publication that changed nothing', async () => {
    const { database, publisher, save, ask, page, undo, drafts, time } = await open(on);
    await save(team, changed);
    await ask('publish');
    await publisher.runDue();
    const { release_id = '' } = (await findCurrent(database)) ?? {};
    const by = { at: time.now, accountId: null, kind: 'publish' } as const;
    await database.transaction().execute((transaction) => publishRelease(transaction, release_id, by));
    expect(await undo(3)).toBe(true);
    expect([await page(), await drafts()]).toEqual(['the site before', [team]]);
  });

  test('undo after a release of an engineer keeps what the team published', async () => {
    const { database, publisher, save, ask, page, undo, time } = await open(on);
    await save(team, changed);
    await ask('publish');
    await publisher.runDue();
    const [{ release_id: id } = { release_id: '' }] = await listUndoable(database);
    const by = { at: time.now, accountId: null, kind: 'publish' } as const;
    await database.transaction().execute((transaction) => publishRelease(transaction, id, by));
    expect(await undo(3)).toBe(true);
    expect(await listOverlay(database)).toMatchObject([{ path: team }]);
    expect(await page()).toMatchObject({ [team]: changed });
  });

  test.each([
    { what: 'undo', isUndo: true, state: 'cancelled' },
    { what: 'publication from the command line', isUndo: false, state: 'failed' },
  ])('a build never reverses a later $what', async ({ isUndo, state }) => {
    const { database, publisher, create, save, ask, stateOf, drafts, page, undo, time } = await open(on);
    await save(team, changed);
    await ask('publish');
    await publisher.runDue();
    time.now += lockFor;
    await save(article, `${articleText}More.\n`);
    const [job, planned] = [await ask('publish'), await ask('publish', time.now + minute)];
    const [before] = await listUndoable(database);
    const build: typeof fakeTools.build = async (folders, signal) => {
      const problems = await fakeTools.build(folders, signal);
      if (isUndo) await undo(2);
      else {
        const by = { at: time.now, accountId: null, kind: 'publish' } as const;
        await database
          .transaction()
          .execute((transaction) => publishRelease(transaction, before?.release_id ?? '', by));
      }
      return problems;
    };
    await create({ build }).runDue();
    expect([await page(), await stateOf(job)]).toEqual(['the site before', state]);
    expect(await stateOf(planned)).toBe(isUndo ? 'cancelled' : 'waiting');
    expect(await drafts()).toEqual(isUndo ? [article, team] : [article]);
    if (!isUndo) expect((await findJob(database, job.id))?.problems).toContain('publish again');
  });

  test('keeps a draft that is saved while it is published', async () => {
    const { database, publisher, save, ask, drafts, content, time } = await open(on);
    await save(article, `${articleText}More.\n`);
    await ask('publish');
    await publisher.runDue();
    await save(team, changed);
    const published = await listDrafts(database);
    const release = (await findCurrent(database))?.release_id ?? '';
    const written = Promise.withResolvers<void>();
    const saving = database.transaction().execute(async (transaction) => {
      await transaction.updateTable('content_drafts').set({ text: 'later', version: 'later' }).execute();
      written.resolve();
      await sleep(300);
    });
    await written.promise;
    const publication = {
      release,
      baseline: undefined,
      repository: content,
      accountId: null,
      note: '',
      at: time.now,
    };
    await database
      .transaction()
      .execute((transaction) => publishDrafts(transaction, { drafts: published, ...publication }));
    await saving;
    expect(await drafts()).toEqual([team]);
    expect(await listDrafts(database)).toMatchObject([{ text: 'later', base_hash: hashText(changed) }]);
  });

  test('a publication deletes the 31st release and old previews, and keeps what undo needs', async () => {
    const { database, publisher, save, ask, time, undo } = await open(on);
    const stored = async () =>
      (await database.selectFrom('releases').select('id').where('archive', 'is not', null).execute()).length;
    await save(team, `${teamText}# Seen\n`);
    await ask('preview');
    await publisher.runDue();
    await save(team, changed);
    await ask('publish');
    await publisher.runDue();
    const release = await database.selectFrom('releases').selectAll().executeTakeFirstOrThrow();
    expect(await stored()).toBe(3);
    for (let count = 0; count < 31; count += 1) {
      const id = `release-${count}`;
      await database
        .insertInto('releases')
        .values({ ...release, id })
        .execute();
      const by = { at: time.now, accountId: null, kind: 'publish' } as const;
      await database.transaction().execute((transaction) => publishRelease(transaction, id, by));
    }
    time.now += day;
    await save(team, `${changed}# More\n`);
    await ask('preview');
    await ask('publish');
    await publisher.runDue();
    expect(await stored()).toBe(30);
    expect(await undo((await findCurrent(database))?.number ?? 0)).toBe(true);
  });

  test('builds for dates take no place of a release that undo needs', async () => {
    const { database, publisher, save, ask, time, undo, drafts } = await open(on);
    const publishText = async (text: string) => {
      await save(team, text);
      await ask('publish');
      await publisher.runDue();
    };
    const stored = async () =>
      (await database.selectFrom('releases').select('id').where('archive', 'is not', null).execute()).map(
        ({ id }) => id,
      );
    const current = async () => (await findCurrent(database))?.number ?? 0;
    /** As many builds for a date as webinars begin in seven months. */
    const passDates = async (name: string) => {
      const id = (await findCurrent(database))?.release_id ?? '';
      const releases = database.selectFrom('releases').selectAll().where('id', '=', id);
      const release = await releases.executeTakeFirstOrThrow();
      for (let count = 1; count <= 31; count += 1) {
        const id = `${name}-${count}`;
        await database
          .insertInto('releases')
          .values({ ...release, id })
          .execute();
        const build = { code: 'code', content: name, built_at: time.now };
        const by = { at: time.now, accountId: null, kind: 'date', build } as const;
        await database.transaction().execute((transaction) => publishRelease(transaction, id, by));
      }
    };
    await publishText(changed);
    await passDates('one');
    await publishText(`${changed}# Two\n`);
    await passDates('two');
    await database
      .transaction()
      .execute((transaction) => pruneReleases(transaction, { keep: 4, at: time.now }));
    // The site before, the newest of each text, and the three before the current one, which open pages need.
    expect((await stored()).filter((id) => id.includes('-')).toSorted()).toEqual([
      'one-31',
      ...['two-28', 'two-29', 'two-30', 'two-31'],
    ]);
    expect(await stored()).toHaveLength(6);
    expect([await canUndo(database), await undo(await current())]).toEqual([true, true]);
    expect([(await findCurrent(database))?.release_id, await drafts()]).toEqual(['one-31', [team]]);
    await database
      .transaction()
      .execute((transaction) => pruneReleases(transaction, { keep: 1, at: time.now }));
    expect(await stored()).toEqual(['one-31']);
    expect(await canUndo(database)).toBe(false);
  });
});
