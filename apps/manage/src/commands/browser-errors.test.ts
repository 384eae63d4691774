import { dayOf } from '@accounting-site/content/dates/content-day';
import { day } from '@accounting-site/server/clock';
import { addBrowserErrors } from '@accounting-site/server/features/site/browser-errors/browser-errors.repository';
import { databaseKinds } from '@accounting-site/server/testing/database/fresh-database';
import { describe, expect, test } from 'vitest';
import { manageFor } from '../testing/manage-for.ts';

describe.each(databaseKinds)('the errors of browsers on %s', (on) => {
  test('are listed, most frequent first, with the total of several days', async () => {
    const { database, tell, manage, said, time } = await manageFor(on);
    expect(await tell('browser-errors')).toBe('No browser reported an error.');
    const first = time.now - (time.now % day);
    const rare = { page: '/', message: 'x is null', place: '', build: 'Ab3', browser: 'Safari' };
    const frequent = { ...rare, page: '/pricing', message: 'y is null', place: 'page.Ab3.js:1:2' };
    await addBrowserErrors(database, [
      { ...rare, day: first, count: 2 },
      { ...frequent, day: first, count: 1 },
      { ...frequent, day: first + day, count: 4 },
    ]);
    time.now += day;
    const rows = (await tell('browser-errors')).split('\n').map((line) => line.split(/ {2,}/));
    const [one, two] = [first, first + day].map((at) => dayOf(at));
    expect(rows).toEqual([
      ['Times', 'Last', 'Browser', 'Page', 'Message', 'Place'],
      ['5', two, 'Safari', '/pricing', 'y is null', 'page.Ab3.js:1:2'],
      ['2', one, 'Safari', '/', 'x is null', '-'],
    ]);
    expect(
      JSON.parse((await tell('browser-errors', '--since', '1d', '--json')).split('\n')[0] ?? ''),
    ).toEqual({
      ...{ times: '5', last: two, browser: 'Safari', page: '/pricing' },
      ...{ message: 'y is null', place: 'page.Ab3.js:1:2', build: 'Ab3' },
    });
    expect(await tell('browser-errors', '--since', two ?? '', '--csv')).toBe(
      '\uFEFF"times","last","browser","page","message","place","build"\r\n' +
        `"4","${two}","Safari","/pricing","y is null","page.Ab3.js:1:2","Ab3"`,
    );
    expect(await manage(['browser-errors', '/pricing'])).toBe(1);
    expect(said.at(-1)).toMatch('browser-errors cannot use');
  });
});
