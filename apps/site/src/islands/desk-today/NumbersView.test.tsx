import { readPage } from '@accounting-site/content/reading/pages';
import { recordOf } from '@accounting-site/contract/fields/record-of';
import { totalNames } from '@accounting-site/contract/staff/number-names';
import type { Numbers } from '@accounting-site/contract/staff/staff-numbers';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { staffSchema } from '../../pages/_staff/staff-words.ts';
import { NumbersView } from './NumbersView.tsx';

const none = { now: 0, before: 0 };
const answered = { due: 0, inTime: 0, medianMinutes: null };
const steps = { visits: none, pricing: none, leads: none, trials: none, confirmed: none, won: none };
const numbers: Numbers = {
  since: '2026-10-04',
  until: '2026-11-02',
  totals: recordOf(totalNames, () => none),
  answered: { now: answered, before: answered },
  daily: [{ day: '2026-11-02', visits: 0, leads: 0, trials: 0 }],
  campaigns: [
    { campaign: 'easter', source: 'facebook', ...steps },
    { campaign: 'easter', source: '', ...steps },
  ],
  ...{ pages: [], sources: [], won: [], lost: [], seats: [], tools: [], downloads: [], vitals: [] },
};
const words = readPage('staff', staffSchema).numbers;
const show = () =>
  renderToStaticMarkup(<NumbersView numbers={numbers} days="30" onDays={() => {}} words={words} />);

test('what was not counted is listed together, after the charts', () => {
  const html = show();
  const { campaigns, pages, seats } = words.titles;
  expect(html).toMatch(new RegExp(`${pages} · .+${seats}`));
  expect(html).toContain(`aria-label="${campaigns}"`);
  expect(html).not.toContain(`aria-label="${pages}"`);
});

test('a campaign with two sources has two labels', () => {
  const consoleError = vi.spyOn(console, 'error');
  const html = show();
  expect(html).toContain('>easter, facebook<');
  expect(html).toContain(`>easter, ${words.direct}<`);
  expect(consoleError).not.toHaveBeenCalled();
});

test('what is shown instead of missing numbers is beside the choice of the period', () => {
  const html = renderToStaticMarkup(
    <NumbersView numbers={undefined} days="7" onDays={() => {}} words={words}>
      <p>Try again</p>
    </NumbersView>,
  );
  expect(html).toMatch(/<input [^>]*checked[^>]*>.*<p>Try again<\/p>/);
  expect(html).not.toContain(words.titles.daily);
});
