import { describe, expect, test } from 'vitest';
import { minute } from '../../clock.ts';
import { type DatabaseKind, databaseKinds, freshDatabase } from '../../testing/database/fresh-database.ts';
import { article, articleText, team, teamText, writeTo } from '../../testing/publishing/content-folder.ts';
import { fakeTools } from '../../testing/publishing/fake-publisher-tools.ts';
import { openPublisher } from '../../testing/publishing/open-publisher.ts';
import { chooseVersion, compareWithRepository, listOverlay } from '../content/overlay.ts';
import { readFromFolder } from '../content/published-content.ts';
import { undoPublication } from '../drafts/publish-drafts.ts';
import type { PublisherTools } from './publisher-tools.ts';

const added = 'en/help/new.md';
const changed = teamText.replace('Accountant', 'Bookkeeper');

/** The publisher of npm run edit. */
async function open(on: DatabaseKind, tools: Partial<PublisherTools> = {}) {
  const { database } = await freshDatabase(on);
  const made = await openPublisher(database, tools);
  const { ask, content, create, time } = made;
  const publisher = create({}, { writesToRepository: true });
  const work = async () => {
    // Less than a publisher needs to renew its lock.
    time.now += 1000;
    await publisher.runDue();
  };
  const publish = async () => {
    const job = await ask('publish');
    await work();
    return job;
  };
  const read = (path: string) => readFromFolder(content, path);
  const undo = async (publication: number) => {
    const by = { at: time.now, accountId: null, request: 'command line' as const };
    await database.transaction().execute((transaction) => undoPublication(transaction, publication, by));
    await work();
  };
  const kinds = async () =>
    (await database.selectFrom('publications').select('kind').orderBy('number').execute()).map(
      ({ kind }) => kind,
    );
  return { database, ...made, publisher, work, publish, read, undo, kinds };
}

describe.each(databaseKinds)('npm run edit on %s', (on) => {
  test('writes what is published into the files, and takes it back with undo', async () => {
    const { database, save, work, publish, read, page, undo, drafts, kinds } = await open(on);
    await save(team, changed);
    await save(article, null);
    await save(added, '---\ntitle: New\n---\n');
    await work();
    expect(read(team)).toBe(teamText);
    await publish();
    expect([read(team), read(article), read(added)]).toEqual([changed, undefined, '---\ntitle: New\n---\n']);
    expect([await listOverlay(database), await drafts()]).toEqual([[], []]);

    await undo(2);
    expect([read(team), read(article), read(added)]).toEqual([teamText, articleText, undefined]);
    expect([await page(), await drafts()]).toEqual(['the site before', [article, added, team]]);
    await publish();
    expect(read(team)).toBe(changed);
    expect(await page()).toMatchObject({ [team]: changed });
    await work();
    expect(await kinds()).toEqual(['publish', 'publish', 'rollback', 'publish']);
  });

  test('takes back at the next look what was undone during a look', async () => {
    const { database, save, work, publish, read, drafts, content, time } = await open(on);
    await save(team, changed);
    await publish();
    const by = { at: time.now, accountId: null, request: 'command line' as const };
    await database.transaction().execute((transaction) => undoPublication(transaction, 2, by));
    // The rest of the look, which has not seen the undo.
    await database.transaction().execute((transaction) => compareWithRepository(transaction, content));
    await work();
    expect([read(team), await drafts()]).toEqual([teamText, [team]]);
  });

  test('publishes what changes in the files, and keeps drafts', async () => {
    const { save, work, publish, page, drafts, content, kinds } = await open(on);
    await save(added, 'New');
    await publish();
    await save(team, changed);
    writeTo(content, article, `${articleText}By hand.\n`);
    await work();
    expect(await page()).toMatchObject({ [team]: teamText, [article]: `${articleText}By hand.\n` });
    expect(await drafts()).toEqual([team]);
    await work();
    expect(await kinds()).toEqual(['publish', 'publish', 'deploy']);
  });

  test('does not publish a draft of a file that changed, and shows both texts', async () => {
    const { save, work, publish, read, content, stateOf } = await open(on);
    await save(added, 'New');
    await publish();
    await save(team, changed);
    writeTo(content, team, '# By hand\n');
    await work();
    expect(await stateOf(await publish())).toBe('failed');
    expect(read(team)).toBe('# By hand\n');
  });

  test.each([
    ['published', changed],
    ['repository', '# By hand\n'],
  ] as const)('a file that changes during the build is not overwritten: %s', async (keep, expected) => {
    const folders = { content: '' };
    const made = await open(on, {
      async build(of, signal) {
        if (folders.content !== '') writeTo(folders.content, team, '# By hand\n');
        folders.content = '';
        return fakeTools.build(of, signal);
      },
    });
    const { database, save, publish, read, work, page, content } = made;
    await save(added, 'New');
    await publish();
    await save(team, changed);
    folders.content = content;
    await publish();
    expect(read(team)).toBe('# By hand\n');
    expect(await listOverlay(database)).toMatchObject([{ path: team, conflict: 1, text: changed }]);
    const by = { accountId: null, at: made.time.now };
    await database.transaction().execute((transaction) => chooseVersion(transaction, team, keep, by));
    await work();
    expect([read(team), await listOverlay(database)]).toEqual([expected, []]);
    expect(await page()).toMatchObject({ [team]: expected });
  });

  test('a mistake in a file is logged once, and the site stays until it is fixed', async () => {
    const { save, work, publish, logged, page, content, kinds } = await open(on);
    await save(added, 'New');
    await publish();
    writeTo(content, team, 'WRONG');
    for (let count = 0; count < 3; count += 1) await work();
    expect(logged.filter((line) => line.includes(team))).toHaveLength(1);
    expect(await page()).toMatchObject({ [team]: teamText });
    writeTo(content, team, `${teamText}# Fixed.\n`);
    await work();
    expect(await page()).toMatchObject({ [team]: `${teamText}# Fixed.\n` });
    expect(await kinds()).toEqual(['publish', 'publish', 'deploy']);
  });

  test('a publication that was not written before the program was killed is written by the next one', async () => {
    const { save, create, ask, read, time, work } = await open(on);
    await save(team, changed);
    await ask('publish');
    await create({}, { writesToRepository: false }).runDue();
    expect(read(team)).toBe(teamText);
    time.now += minute;
    await work();
    expect(read(team)).toBe(changed);
  });
});
