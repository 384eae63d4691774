import { describe, expect, test } from 'vitest';
import { minute } from '../clock.ts';
import { article, articleText, team, teamText, writeTo } from '../testing/content-folder.ts';
import { bothDatabases, type DatabaseKind, freshDatabase } from '../testing/fresh-database.ts';
import { openPublisher } from '../testing/open-publisher.ts';
import { chooseVersion, listOverlay } from './overlay.ts';

async function open(on: DatabaseKind) {
  const { database } = await freshDatabase(on);
  const made = await openPublisher(database);
  const overlay = async () =>
    (await listOverlay(database)).map(({ path, text, conflict }) => ({ path, text, conflict }));
  return { database, ...made, publisher: made.create(), overlay };
}

const changed = teamText.replace('Accountant', 'Bookkeeper');

describe.each(bothDatabases)('what the team published, after a deploy, on %s', (on) => {
  test('a deploy with the same text ends an edit, and a deploy with another text is a conflict', async () => {
    const { database, publisher, create, save, ask, overlay, page, content, time } = await open(on);
    await save(team, changed);
    await save(article, `${articleText}More.\n`);
    await ask('publish');
    await publisher.runDue();
    writeTo(content, team, changed);
    writeTo(content, article, `${articleText}Other.\n`);
    time.now += minute;
    await create().runDue();
    expect(await overlay()).toEqual([{ path: article, text: `${articleText}More.\n`, conflict: 1 }]);
    await ask('publish');
    time.now += minute;
    await create().runDue();
    expect(await page()).toMatchObject({ [team]: changed, [article]: `${articleText}More.\n` });

    await database.transaction().execute((transaction) => chooseVersion(transaction, article, 'repository'));
    expect(await overlay()).toEqual([]);
    await ask('publish');
    time.now += minute;
    await create().runDue();
    expect(await page()).toMatchObject({ [article]: `${articleText}Other.\n` });
  });

  test('keeps the team’s text of a conflict when the team chooses it', async () => {
    const { database, publisher, create, save, ask, overlay, content, time } = await open(on);
    await save(team, changed);
    await ask('publish');
    await publisher.runDue();
    writeTo(content, team, '# Other\n');
    time.now += minute;
    await create().runDue();
    await database.transaction().execute((transaction) => chooseVersion(transaction, team, 'published'));
    time.now += minute;
    await create().runDue();
    expect(await overlay()).toEqual([{ path: team, text: changed, conflict: 0 }]);
  });

  test('does not publish a draft whose entry a deploy has changed since', async () => {
    const { publisher, save, ask, stateOf, drafts, content } = await open(on);
    await save(team, changed);
    writeTo(content, team, '# Deployed\n');
    const job = await ask('publish');
    await publisher.runDue();
    expect([await stateOf(job), await drafts()]).toEqual(['failed', [team]]);
  });
});
