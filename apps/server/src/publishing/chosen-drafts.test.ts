import { describe, expect, test } from 'vitest';
import { hour } from '../clock.ts';
import { article, articleText, team, teamText } from '../testing/content-folder.ts';
import { bothDatabases, type DatabaseKind, freshDatabase } from '../testing/fresh-database.ts';
import { openPublisher } from '../testing/open-publisher.ts';
import { findJob } from './jobs.repository.ts';
import { findPreviewed } from './preview-source.ts';
import { undoPublication } from './publish-drafts.ts';

async function open(on: DatabaseKind) {
  const { database } = await freshDatabase(on);
  const made = await openPublisher(database);
  const undo = async (publication: number) => {
    const by = { at: made.time.now, accountId: null, request: 'command line' as const };
    return database.transaction().execute((transaction) => undoPublication(transaction, publication, by));
  };
  return { database, ...made, publisher: made.create(), undo };
}

const changed = teamText.replace('Accountant', 'Bookkeeper');

describe.each(bothDatabases)('the publisher on %s', (on) => {
  test('publishes the chosen drafts only, also beside one with an error', async () => {
    const { publisher, save, ask, stateOf, drafts, page, undo } = await open(on);
    await save(team, teamText.replace('Accountant', 'WRONG'));
    await save(article, `${articleText}More.\n`);
    const job = await ask('publish', undefined, [article]);
    await publisher.runDue();
    expect([await stateOf(job), await drafts()]).toEqual(['done', [team]]);
    expect(await page()).toMatchObject({ [team]: teamText, [article]: `${articleText}More.\n` });
    expect(await undo(2)).toBe(true);
    expect([await page(), await drafts()]).toEqual(['the site before', [article, team]]);
  });

  test('publications of different drafts wait side by side, and each publishes its own', async () => {
    const { publisher, save, ask, stateOf, drafts, page, undo, time } = await open(on);
    await save(team, changed);
    await save(article, `${articleText}More.\n`);
    const monday = await ask('publish', time.now + hour, [team]);
    const friday = await ask('publish', time.now + 2 * hour, [article, 'en/help/new.md']);
    await save('en/help/new.md', '---\ntitle: New\n---\n');
    const now = await ask('publish', undefined, ['en/help/new.md']);
    await publisher.runDue();
    expect([await stateOf(now), await drafts()]).toEqual(['done', [article, team]]);
    // What is taken back would be published on Friday.
    expect(await undo(2)).toBe(true);
    expect(await Promise.all([monday, friday].map(stateOf))).toEqual(['waiting', 'cancelled']);
    time.now += hour;
    await publisher.runDue();
    expect([await stateOf(monday), await drafts()]).toEqual(['done', [article, 'en/help/new.md']]);
    expect(await page()).toMatchObject({ [team]: changed, [article]: articleText });
  });

  test('a preview shows the chosen drafts', async () => {
    const { database, publisher, save, ask } = await open(on);
    await save(team, changed);
    await save(article, `${articleText}More.\n`);
    const { id } = await ask('preview', undefined, [article]);
    await publisher.runDue();
    const { release_id } = (await findJob(database, id)) ?? {};
    expect(await findPreviewed(database, release_id ?? '')).toMatchObject([{ path: article }]);
  });
});
