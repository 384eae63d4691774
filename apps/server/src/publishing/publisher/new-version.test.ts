import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { minute } from '../../clock.ts';
import { publishRelease } from '../../releases/releases.repository.ts';
import { type DatabaseKind, databaseKinds, freshDatabase } from '../../testing/database/fresh-database.ts';
import { article, articleText, team, teamText, writeTo } from '../../testing/publishing/content-folder.ts';
import { fakeTools } from '../../testing/publishing/fake-publisher-tools.ts';
import { openPublisher } from '../../testing/publishing/open-publisher.ts';
import { listUndoable } from '../drafts/publish-drafts.ts';

const changed = teamText.replace('Accountant', 'Bookkeeper');

/** A site on which the team has published `changed` with the code 'code', by the first of two machines. */
async function open(on: DatabaseKind) {
  const { database } = await freshDatabase(on);
  const made = await openPublisher(database);
  const { folder, create, time, save, ask } = made;
  const kinds = async () =>
    (await database.selectFrom('publications').select(['kind', 'code']).orderBy('number').execute()).map(
      ({ kind, code }) => `${kind} ${code}`,
    );
  /** Starts the publisher of a version of the site, after an update or on another machine. */
  const start = async (code: string, machine = '') => {
    time.now += minute;
    const buildFile = join(folder, `build${machine}.json`);
    const publisher = create({ hashCode: async () => code }, { buildFile });
    await publisher.runDue();
    return publisher;
  };
  await save(team, changed);
  await ask('publish');
  await create().runDue();
  return { database, ...made, kinds, start };
}

const before = ['publish code', 'publish code'];

describe.each(databaseKinds)('a new version of the site on %s', (on) => {
  test('is built with what the team published, and drafts stay drafts', async () => {
    const { start, save, kinds, drafts, page } = await open(on);
    await save(article, `${articleText}More.\n`);
    await start('new');
    expect(await kinds()).toEqual([...before, 'deploy new']);
    expect(await drafts()).toEqual([article]);
    expect(await page()).toMatchObject({ [team]: changed, [article]: articleText });
    await start('new');
    expect(await kinds()).toHaveLength(3);
  });

  test('checks the drafts again, because it may accept what the version before refused', async () => {
    const { database, create, save, start, time } = await open(on);
    await save(article, `${articleText}WRONG\n`);
    await start('code');
    const errors = async () =>
      (await database.selectFrom('content_drafts').select('problems').executeTakeFirstOrThrow()).problems;
    expect(await errors()).toContain('write what the person does');
    time.now += minute;
    await create({ findProblems: async () => [] }).runDue();
    expect(await errors()).toBe('[]');
  });

  test('is one with other content as well, and names what the team and the repository both changed', async () => {
    const { start, content, kinds, page, logged } = await open(on);
    writeTo(content, team, '# Deployed\n');
    writeTo(content, article, `${articleText}Deployed.\n`);
    await start('code');
    expect(await kinds()).toEqual([...before, 'deploy code']);
    expect(await page()).toMatchObject({ [team]: changed, [article]: `${articleText}Deployed.\n` });
    expect(logged.at(-1)).toBe(`the repository differs from what the team published, which stays: ${team}`);
  });

  test('is not built when the repository contains exactly what visitors see', async () => {
    const { start, content, kinds } = await open(on);
    writeTo(content, team, changed);
    await start('code');
    expect(await kinds()).toEqual(before);
  });

  test('going back to an earlier version builds that one', async () => {
    const { start, kinds } = await open(on);
    await start('new');
    await start('code');
    expect(await kinds()).toEqual([...before, 'deploy new', 'deploy code']);
  });

  test('going back to files from before an edit of the team keeps the edit, and asks which text to keep', async () => {
    const { database, start, content, page, save, ask, logged } = await open(on);
    const conflicts = () =>
      database
        .selectFrom('content_overlay')
        .select(['path', 'conflict', 'repository_text'])
        .orderBy('path')
        .execute();
    await save(article, null);
    await ask('publish');
    await start('code');
    // An engineer took both over into the files of the new version.
    writeTo(content, team, changed);
    rmSync(join(content, article));
    await start('new');
    expect(await conflicts()).toEqual([]);
    writeTo(content, team, teamText);
    writeTo(content, article, articleText);
    await start('code');
    const seen = await page();
    expect(seen).toMatchObject({ [team]: changed });
    expect(seen).not.toHaveProperty([article]);
    expect(logged.at(-1)).toContain('which stays: en/help/create-invoice.md, en/team.yaml');
    expect(await conflicts()).toEqual([
      { path: article, conflict: 1, repository_text: articleText },
      { path: team, conflict: 1, repository_text: teamText },
    ]);
    // The new version again.
    writeTo(content, team, changed);
    rmSync(join(content, article));
    await start('new');
    expect(await conflicts()).toEqual([]);
  });

  test('files with a text that the team took back are no conflict', async () => {
    const { database, start, undo, page } = await open(on);
    expect(await undo(2)).toBe(true);
    await start('new');
    expect(await page()).toMatchObject({ [team]: teamText });
    expect(await database.selectFrom('content_overlay').selectAll().execute()).toEqual([]);
  });

  test('two publishers of different versions do not fight: the one that was installed last wins, once', async () => {
    const { start, create, save, ask, kinds, logged, time } = await open(on);
    // It takes the lock from the publisher that is running.
    const newer = await start('new', 'two');
    expect(await kinds()).toEqual([...before, 'deploy new']);
    for (let count = 0; count < 2; count += 1) {
      await start('code');
      await start('new', 'two');
    }
    expect(await kinds()).toHaveLength(3);
    expect(logged).toContain('visitors see another version of the site, which was installed later');
    // The older one publishes only while the newer one is away.
    time.now += minute;
    await save(article, `${articleText}More.\n`);
    await ask('publish');
    await create().runDue();
    for (let count = 0; count < 2; count += 1) await newer.runDue();
    expect(await kinds()).toEqual([...before, 'deploy new', 'publish code', 'deploy new']);
  });

  test('stays away after the command line has rolled it back, until another one is installed', async () => {
    const { database, start, undo, kinds, page } = await open(on);
    await start('new');
    const [first] = await database.selectFrom('publications').selectAll().orderBy('number').execute();
    expect(await undo(3, first?.release_id)).toBe(true);
    expect(await page()).toBe('the site before');
    await start('new');
    expect(await kinds()).toEqual([...before, 'deploy new', 'rollback code']);
    await start('newer');
    expect((await kinds()).at(-1)).toBe('deploy newer');
  });

  test('undo returns to it, and never to a release of the version before', async () => {
    const { database, start, save, ask, undo, page, drafts, kinds } = await open(on);
    const publisher = await start('new');
    expect([await undo(3), (await listUndoable(database)).length]).toEqual([false, 1]);
    await save(article, `${articleText}More.\n`);
    await ask('publish');
    await publisher.runDue();
    expect(await undo(4)).toBe(true);
    expect(await page()).toMatchObject({ [team]: changed, [article]: articleText });
    expect([await undo(5), await drafts()]).toEqual([false, [article]]);
    expect((await kinds()).at(-1)).toBe('rollback new');
  });

  test('undo does not return to a release of other code that the command line published', async () => {
    const { database, time, undo } = await open(on);
    const [{ release_id: id } = { release_id: '' }] = await listUndoable(database);
    const build = { code: 'of a laptop', content: '', built_at: time.now };
    const by = { at: time.now, accountId: null, kind: 'publish', build } as const;
    await database.transaction().execute((transaction) => publishRelease(transaction, id, by));
    expect(await undo(3)).toBe(false);
  });

  test('that refuses a text of the team is not published, says why, and is tried again later', async () => {
    const { start, content, kinds, page, logged } = await open(on);
    writeTo(content, article, 'WRONG');
    await start('new');
    expect(await kinds()).toEqual(before);
    expect(logged.at(-1)).toContain(article);
    expect(await page()).toMatchObject({ [team]: changed });
    writeTo(content, article, articleText);
    await start('new');
    expect(await kinds()).toEqual([...before, 'deploy new']);
  });

  test('is built again when someone takes a publication back meanwhile', async () => {
    const { database, create, time, kinds, undo, page, drafts } = await open(on);
    time.now += minute;
    let isUndone = false;
    const made = create({
      hashCode: async () => 'new',
      async build(folders, signal) {
        if (!isUndone) isUndone = await undo(2);
        return fakeTools.build(folders, signal);
      },
    });
    await made.runDue();
    expect(await kinds()).toEqual([...before, 'rollback code', 'deploy new']);
    expect([await page(), await drafts()]).toMatchObject([{ [team]: teamText }, [team]]);
    const jobs = await database
      .selectFrom('publish_jobs')
      .select('state')
      .where('kind', '=', 'deploy')
      .execute();
    expect(jobs).toEqual([{ state: 'done' }]);
  });

  test('a damaged note of the installed version is written again', async () => {
    const { folder, start, kinds } = await open(on);
    writeFileSync(join(folder, 'build.json'), '{');
    await start('code');
    expect(await kinds()).toEqual(before);
    expect(readdirSync(folder).filter((name) => name.endsWith('~'))).toEqual([]);
  });
});
