import { day } from '@accounting-site/server/clock';
import { addVitals } from '@accounting-site/server/features/site/vitals/vitals.repository';
import { databaseKinds } from '@accounting-site/server/testing/database/fresh-database';
import { describe, expect, test } from 'vitest';
import { manageFor } from '../testing/manage-for.ts';

describe.each(databaseKinds)('page speed on %s', (on) => {
  const open = async () => {
    const test = await manageFor(on);
    const count = async (page: string, measure: string, up_to: number, count: number) => {
      const today = test.time.now - (test.time.now % day);
      await addVitals(test.database, [{ day: today, page, measure, up_to, count }]);
    };
    const rows = async (...words: string[]) =>
      (await test.tell('vitals', ...words)).split('\n').map((line) => line.split(/ {2,}/));
    return { ...test, count, rows };
  };

  test("is listed for each page, most visited first, with Google's rating", async () => {
    const { count, rows, tell } = await open();
    expect(await tell('vitals')).toBe('Nothing was counted in these days.');
    await count('/pricing', 'lcp', 2500, 40);
    await count('/pricing', 'cls', 0, 40);
    await count('/', 'lcp', 3000, 60);
    await count('/', 'lcp', 600, 20);
    await count('/', 'inp', 600, 8);
    await count('/', 'ttfb', 300, 90);
    expect(await rows()).toEqual([
      ['Page', 'Visits', 'LCP', 'INP', 'CLS'],
      ['All pages', '130', '2.8 s needs work', '575 ms poor', '0.00 good'],
      ['/', '90', '2.8 s needs work', '575 ms poor', '-'],
      ['/pricing', '40', '2.4 s good', '-', '0.00 good'],
      [''],
      ['Three of four visits were at least this fast. Below some thirty visits a figure says little.'],
    ]);
  });

  test('can be limited to one page and to the last days', async () => {
    const { count, rows, tell, manage, said, time } = await open();
    await count('/', 'lcp', 300, 5);
    await count('/Help Center', 'lcp', 300, 3);
    time.now += 27 * day;
    expect((await rows('--route', '/Help Center')).slice(1, -2)).toEqual([
      ['/Help Center', '3', '288 ms good', '-', '-'],
    ]);
    expect((await rows('--route', 'https://www.example.com/Help%20Center'))[1]?.[1]).toBe('3');
    time.now += day;
    expect(await tell('vitals')).toBe('Nothing was counted in these days.');
    expect((await rows('--days', '29'))[1]?.[1]).toBe('8');
    for (const days of ['0', '401', 'many']) expect(await manage(['vitals', '--days', days])).toBe(1);
    expect(said.at(-1)).toMatch('--days takes a number from 1 to 400.');
    expect(await manage(['vitals', '--route', 'pricing'])).toBe(1);
    expect(said.at(-1)).toMatch('--route takes a path, like /pricing.');
    expect(await manage(['vitals', '/pricing'])).toBe(1);
    expect(said.at(-1)).toMatch('vitals cannot use /pricing.');
  });

  test('has all measures in the formats for programs and spreadsheets', async () => {
    const { count, tell } = await open();
    await count('/', 'lcp', 300, 4);
    await count('/', 'cls', 100, 4);
    await count('/', 'fcp', 200, 4);
    expect(await tell('vitals', '--csv')).toBe(
      '\uFEFF"page","visits","lcp","inp","cls","fcp","ttfb"\r\n"/","4","288","","0.095","188",""',
    );
    expect(JSON.parse(await tell('vitals', '--json'))).toEqual({
      ...{ page: '/', visits: '4', lcp: '288', inp: '' },
      ...{ cls: '0.095', fcp: '188', ttfb: '' },
    });
  });
});
