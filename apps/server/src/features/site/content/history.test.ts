import { describe, expect, test } from 'vitest';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { teamText } from '../../../testing/publishing/content-folder.ts';
import { openContentDesk } from '../../../testing/publishing/open-content-desk.ts';

const base = '/api/site/staff/content';
const changed = teamText.replace('Accountant', 'Bookkeeper');

describe.each(databaseKinds)('the history of the site on %s', (on) => {
  test('lists one of several publications by date, and offers no undo without its release', async () => {
    const { ama, database, publisher, saveChecked, start, time } = await openContentDesk(on);
    await publisher.runDue();
    for (const text of [changed, `${changed}# Two\n`]) {
      await saveChecked(text);
      await start({ kind: 'publish' });
      await publisher.runDue();
      const { number, ...latest } = await database
        .selectFrom('publications')
        .selectAll()
        .orderBy('number', 'desc')
        .executeTakeFirstOrThrow();
      const byDate = { ...latest, kind: 'date', account_id: null, at: time.now } as const;
      await database
        .insertInto('publications')
        .values(Array.from({ length: 60 }, (_, count) => ({ ...byDate, number: number + 1 + count })))
        .execute();
    }
    const read = async () => (await ama.send('GET', `${base}/publications`)).json();
    const { publications, canUndo } = await read();
    expect(publications.map(({ number, kind }: { number: number; kind: string }) => [number, kind])).toEqual([
      ...[
        [123, 'date'],
        [63, 'publish'],
        [62, 'date'],
        [2, 'publish'],
        [1, 'publish'],
      ],
    ]);
    expect([publications[0].isCurrent, canUndo]).toEqual([true, true]);
    await database.updateTable('releases').set({ archive: null }).execute();
    expect(await read()).toMatchObject({ canUndo: false });
  });
});
