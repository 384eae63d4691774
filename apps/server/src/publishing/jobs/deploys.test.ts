import { describe, expect, test } from 'vitest';
import { minute } from '../../clock.ts';
import { type DatabaseKind, databaseKinds, freshDatabase } from '../../testing/database/fresh-database.ts';
import {
  article,
  articleText,
  makeContent,
  team,
  teamText,
  writeTo,
} from '../../testing/publishing/content-folder.ts';
import { openPublisher } from '../../testing/publishing/open-publisher.ts';
import { versionOf } from '../content/content-text.ts';
import { chooseVersion, listOverlay } from '../content/overlay.ts';
import { readPublished } from '../content/published-content.ts';
import { storeDraft } from '../drafts/drafts.repository.ts';

async function open(on: DatabaseKind) {
  const { database } = await freshDatabase(on);
  const made = await openPublisher(database);
  const overlay = async () =>
    (await listOverlay(database)).map(({ path, text, conflict }) => ({ path, text, conflict }));
  const choose = (path: string, keep: 'published' | 'repository') =>
    database
      .transaction()
      .execute((transaction) =>
        chooseVersion(transaction, path, keep, { accountId: null, at: made.time.now }),
      );
  return { database, ...made, publisher: made.create(), overlay, choose };
}

const changed = teamText.replace('Accountant', 'Bookkeeper');

describe.each(databaseKinds)('what the team published, after a deploy, on %s', (on) => {
  test('a deploy with the same text ends an edit, and a deploy with another text is a conflict', async () => {
    const { publisher, create, save, ask, choose, overlay, page, content, time } = await open(on);
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

    await choose(article, 'repository');
    time.now += minute;
    await create().runDue();
    expect([await page(), await overlay()]).toMatchObject([{ [article]: `${articleText}Other.\n` }, []]);
  });

  test.each([
    ['before it is built', 'Other', 'done'],
    ['after its build failed', 'WRONG', 'failed'],
  ])('publishes an edit of the chosen text of the repository, saved %s', async (_when, text, state) => {
    const { database, publisher, create, save, ask, choose, stateOf, page, content, time } = await open(on);
    await save(team, changed);
    await ask('publish');
    await publisher.runDue();
    // What the server has unpacked: the release with the team's text.
    const served = makeContent().content;
    writeTo(served, team, changed);
    writeTo(content, team, text);
    time.now += minute;
    let next = create();
    await next.runDue();
    await choose(team, 'repository');
    if (state === 'failed') {
      await next.runDue();
      time.now += minute;
      next = create();
      await next.runDue();
    }
    const published = await readPublished(database, served, team);
    const draft = { path: team, text: 'Edited', published, accountId: null, at: time.now };
    await database
      .transaction()
      .execute((transaction) => storeDraft(transaction, draft, versionOf(published)));
    await next.runDue();
    const job = await ask('publish');
    await next.runDue();
    expect([published, await stateOf(job), await page()]).toMatchObject([text, 'done', { [team]: 'Edited' }]);
    const deploys = database.selectFrom('publish_jobs').select('state').where('kind', '=', 'deploy');
    expect((await deploys.orderBy('at', 'desc').execute())[0]).toEqual({ state });
  });

  test('keeps the team’s text of a conflict when the team chooses it', async () => {
    const { publisher, create, save, ask, choose, overlay, content, time } = await open(on);
    await save(team, changed);
    await ask('publish');
    await publisher.runDue();
    writeTo(content, team, '# Other\n');
    time.now += minute;
    await create().runDue();
    await choose(team, 'published');
    time.now += minute;
    await create().runDue();
    expect(await overlay()).toEqual([{ path: team, text: changed, conflict: 0 }]);
  });

  test('ends a draft whose text it publishes, and keeps the others', async () => {
    const { publisher, create, save, ask, drafts, page, content, time } = await open(on);
    await save(article, null);
    await ask('publish');
    await publisher.runDue();
    await save(team, changed);
    await save(article, 'Again');
    writeTo(content, team, changed);
    time.now += minute;
    await create().runDue();
    expect([await page(), await drafts()]).toMatchObject([{ [team]: changed }, [article]]);
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
