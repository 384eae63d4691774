import { describe, expect, test } from 'vitest';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { article, articleText, team, teamText, writeTo } from '../../../testing/publishing/content-folder.ts';
import { openContentDesk } from '../../../testing/publishing/open-content-desk.ts';

const base = '/api/site/staff/content';
const entryAt = (path: string) => `${base}/entry?path=${path}`;
const [second, third] = [`${teamText}# Second\n`, `${teamText}# Third\n`];

async function open(on: (typeof databaseKinds)[number]) {
  const desk = await openContentDesk(on);
  const { ama, publisher, start, saveChecked } = desk;
  await publisher.runDue();
  const publish = async () => {
    await start({ kind: 'publish' });
    await publisher.runDue();
  };
  return {
    ...desk,
    publish,
    read: async (path: string) => (await ama.send('GET', entryAt(path))).json(),
    publishTeam: async (text: string) => {
      await saveChecked(text);
      await publish();
    },
    /** Changes an entry while the publisher runs, so that the response waits for its check. */
    change: async (method: 'PUT' | 'DELETE', path: string, body: { basedOn: string; text?: string }) => {
      const url = method === 'PUT' ? `${base}/entry` : `${entryAt(path)}&basedOn=${body.basedOn}`;
      const answering = ama.send(method, url, method === 'PUT' ? { path, ...body } : undefined);
      await expect
        .poll(() => desk.database.selectFrom('content_drafts').select('path').execute())
        .toEqual([{ path }]);
      await publisher.runDue();
      return (await answering).json();
    },
  };
}

describe.each(databaseKinds)('the earlier texts of an entry on %s', (on) => {
  test('are those that visitors no longer see, and the oldest is the text that came with the site', async () => {
    const { publishTeam, read } = await open(on);
    await publishTeam(second);
    expect((await read(team)).earlier).toMatchObject([{ publication: 2, text: teamText, isOfFiles: true }]);
    await publishTeam(third);
    expect((await read(team)).earlier).toMatchObject([
      { publication: 2, by: { name: 'editor' }, text: second, isOfFiles: false },
      { publication: 2, by: null, text: teamText, isOfFiles: true },
    ]);
    await publishTeam(teamText);
    expect((await read(team)).earlier).toMatchObject([{ text: third }, { text: second }]);
  });

  test('name the author of a text that was written into the files meanwhile', async () => {
    const { publishTeam, read, content, database } = await open(on);
    await publishTeam(second);
    writeTo(content, team, second);
    await database.deleteFrom('content_overlay').execute();
    await publishTeam(third);
    expect((await read(team)).earlier).toMatchObject([
      { publication: 2, by: { name: 'editor' }, text: second, isOfFiles: false },
      { publication: 2, text: teamText, isOfFiles: true },
    ]);
  });

  test('can be brought back after their deletion was published, and something else after it', async () => {
    const { ama, change, publish, publishTeam, read, page } = await open(on);
    await change('DELETE', article, { basedOn: (await read(article)).version });
    await publish();
    await publishTeam(second);
    const deleted = await read(article);
    expect(deleted).toMatchObject({
      ...{ state: 'deleted', draft: null, published: null, current: { text: null } },
      earlier: [{ text: articleText, isOfFiles: true }],
    });
    const back = await change('PUT', article, { basedOn: deleted.version, text: articleText });
    expect(back).toMatchObject({ state: 'added', current: { text: articleText } });
    const undone = await ama.send('DELETE', `${entryAt(article)}&basedOn=${back.version}`);
    expect(undone.json()).toMatchObject({ state: 'deleted', draft: null });
    await change('PUT', article, { basedOn: deleted.version, text: articleText });
    await publish();
    expect(await page()).toMatchObject({ [article]: articleText, [team]: second });
  });

  test('are not invented for an entry that never existed', async () => {
    const { ama } = await open(on);
    const path = 'en/help/none.md';
    expect((await ama.send('GET', entryAt(path))).statusCode).toBe(404);
    const added = await ama.send('PUT', `${base}/entry`, { path, basedOn: 'none', text: articleText });
    expect(added.statusCode).toBe(404);
  });
});
