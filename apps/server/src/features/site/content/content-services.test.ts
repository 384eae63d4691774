import { expect, test } from 'vitest';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { team, teamText } from '../../../testing/publishing/content-folder.ts';
import { openContentDesk } from '../../../testing/publishing/open-content-desk.ts';

const base = '/api/site/staff/content';

test.each(databaseKinds)('the history on %s names people who have left the team since', async (on) => {
  const { kofi, publisher, saveChecked, start, database, time } = await openContentDesk(on);
  await publisher.runDue();
  for (const text of [`${teamText}# Second\n`, `${teamText}# Third\n`]) {
    await saveChecked(text);
    await start({ kind: 'publish' });
    await publisher.runDue();
  }
  await database
    .updateTable('accounts')
    .set({ role: 'accountant', disabled_at: time.now })
    .where('role', '=', 'editor')
    .execute();
  const read = async (path: string) => (await kofi.send('GET', `${base}/${path}`)).json();
  expect((await read('publications')).publications).toMatchObject([
    { number: 3, by: { name: 'editor' } },
    { number: 2, by: { name: 'editor' } },
    { number: 1, by: null },
  ]);
  expect((await read(`entry?path=${team}`)).earlier).toMatchObject([
    { by: { name: 'editor' } },
    { by: null, isOfFiles: true },
  ]);
});
