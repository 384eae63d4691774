import { day } from '@accounting-site/server/clock';
import { databaseKinds } from '@accounting-site/server/testing/database/fresh-database';
import { addVisits } from '@accounting-site/server/visits/visits.repository';
import { describe, expect, test } from 'vitest';
import { manageFor } from '../testing/manage-for.ts';

describe.each(databaseKinds)('the numbers of the site on %s', (on) => {
  const open = async () => {
    const test = await manageFor(on);
    const today = test.time.now - (test.time.now % day);
    const count = (daysAgo: number, kind: 'page' | 'tab', many: number, source = '') =>
      addVisits(test.database, [
        { day: today - daysAgo * day, kind, page: '/pricing', source, campaign: '', count: many },
      ]);
    return { ...test, count };
  };

  test('are shown with the period before', async () => {
    const { count, tell } = await open();
    await count(1, 'tab', 3, 'facebook');
    await count(1, 'tab', 1);
    await count(31, 'tab', 2);
    await count(1, 'page', 1200);
    await count(0, 'tab', 99);
    const shown = await tell('numbers');
    expect(shown).toMatch(/^2026-10-03 to 2026-11-01\n\n +30 days +Before\nVisits +4 +2\n/);
    expect(shown).toMatch(/\nfacebook +3 +0 +0 +0 +0 +0\ndirect +1 /);
    expect(shown).toMatch(/\n\/pricing +1200 +0/);
    expect(shown).toMatch(/\nMedian time to answer +- +-/);
    expect(shown).not.toMatch('By campaign');
  });

  test('can be limited in time, and printed for programs', async () => {
    const { count, tell, manage, said } = await open();
    await count(7, 'tab', 5);
    await count(8, 'tab', 2);
    const totals = async (since: string) =>
      JSON.parse(await tell('numbers', '--json', '--since', since)).totals.visits;
    expect(await totals('7d')).toEqual({ now: 5, before: 2 });
    expect(await totals('2026-10-26')).toEqual({ now: 5, before: 2 });
    expect(await totals('2026-10-25')).toEqual({ now: 7, before: 0 });
    for (const since of ['200d', '2026-11-02', '2026-12-01']) {
      expect(await manage(['numbers', '--since', since])).toBe(1);
      expect(said.join('\n')).toMatch('--since takes a day of the last 199 days before today.');
    }
  });
});
