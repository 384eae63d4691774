import { expect, test } from 'vitest';
import { checkContentBeforeLaunch } from './check-before-launch.ts';
import { changed, findIn } from './testing/find-in.ts';
import { writeContent } from './testing/made-content.ts';

const closedOn = (...days: string[]) =>
  changed(
    'hours.yaml',
    '  - { day: 2026-12-25, name: Christmas Day }',
    days.map((day) => `  - { day: ${day}, name: A holiday }`).join('\n') || '  []',
  );
const aboutDays = (findings: string[]) => findings.filter((finding) => finding.includes('closed_on'));

test('days on which support was closed, once they are over', () => {
  expect(aboutDays(findIn({}, '2026-12-25'))).toEqual([]);
  const next = closedOn('2026-12-25', '2027-01-01');
  expect(aboutDays(findIn(next, '2026-12-26'))).toEqual([
    'content/hours.yaml: closed_on[1] | A holiday, 2026-12-25, has passed.',
  ]);
});

test.each([
  ['no closed day', []],
  ['a closed day after more than a year', ['2027-11-22']],
])('%s in the next twelve months', (_what, days) => {
  expect(findIn(closedOn(...days))).toEqual([
    'content/hours.yaml: closed_on | No day until 2027-11-21 is listed, so the site says that you are open on public holidays.',
  ]);
  expect(findIn(closedOn('2027-11-21'))).toEqual([]);
});

test('a list without a day ahead names the holidays whose date is known, and those to look up', () => {
  const groups = checkContentBeforeLaunch(Date.parse('2026-12-26'), writeContent(closedOn()));
  const [finding] = groups
    .flatMap(({ findings }) => findings)
    .filter(({ where }) => where.includes('closed_on'));
  expect(finding?.todo).toContain(
    "Holidays with a known date: Boxing Day 2026-12-26, New Year's Day 2027-01-01, Good Friday 2027-03-26, Easter Monday 2027-03-29, Christmas Day 2027-12-25, Boxing Day 2027-12-26.",
  );
  expect(finding?.todo).toMatch(/If you are open on all of them, nothing is to be done\.$/);
  for (const name of ['Eid ul-Fitr', 'Eid ul-Adha', "Farmers' Day"]) expect(finding?.todo).toContain(name);
});

test('a webinar on a closed day of the next twelve weeks, unless it skips the day', () => {
  // Tuesdays.
  const closed = closedOn('2026-11-24', '2026-12-29', '2027-02-09', '2027-02-16', '2027-02-17');
  const found = (day: string) =>
    `content/webinars.yaml: webinars[1].except | "From your first sale to your first report" takes place on ${day}, and you are closed then: A holiday.`;
  expect(findIn(closed)).toEqual(['2026-11-24', '2026-12-29', '2027-02-09'].map(found));
  const skips = changed(
    'webinars.yaml',
    '    every_weeks: 1',
    '    except: [2026-11-24, 2027-02-09]\n    every_weeks: 1',
  );
  expect(findIn({ ...closed, ...skips })).toEqual([found('2026-12-29')]);
});
