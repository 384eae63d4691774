import { describe, expect, test } from 'vitest';
import { day } from '../clock.ts';
import { databaseKinds, freshDatabase } from '../testing/database/fresh-database.ts';
import { readVisits } from './read-visits.ts';

describe.each(databaseKinds)('the visits of a period on %s', (on) => {
  test('are added by page, by source and by day, and the smallest of many sources are `other`', async () => {
    const { database } = await freshDatabase(on);
    const row = { day: 0, kind: 'page', page: '/', source: 'radio', campaign: '', count: 9 } as const;
    const invented = Array.from({ length: 600 }, (_, index) => ({
      ...row,
      ...{ day: (index % 3) * day, source: `s${index}`, count: 1 },
    }));
    const others = [row, { ...row, day, page: '/about' }, { ...row, day: 5 * day }];
    for (const rows of [invented.slice(0, 300), invented.slice(300), others]) {
      await database.insertInto('visits').values(rows).execute();
    }
    const { pages, sources, daily } = await readVisits(database, { since: 0, before: 3 * day });
    expect(pages).toEqual([
      { kind: 'page', page: '/', count: 609 },
      { kind: 'page', page: '/about', count: 9 },
    ]);
    expect(sources).toHaveLength(501);
    expect(sources).toContainEqual({ kind: 'page', source: 'radio', campaign: '', count: 18 });
    expect(sources).toContainEqual({ kind: 'page', source: 'other', campaign: '', count: 101 });
    expect(daily.map((each) => [each.day, each.count])).toEqual([
      [0, 209],
      [day, 209],
      [2 * day, 200],
    ]);
  });
});
