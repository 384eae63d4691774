import { expect, test } from 'vitest';
import { byLetter } from './IndexList.tsx';

const groups = (...titles: string[]) =>
  byLetter(titles.map((title) => ({ title }))).map(
    ({ letter, entries }) => `${letter}: ${entries.map(({ title }) => title).join(', ')}`,
  );

test('titles are listed under their first letter, in alphabetical order', () => {
  expect(groups('Pricing', 'About', 'privacy', 'Élan')).toEqual([
    'A: About',
    'E: Élan',
    'P: Pricing, privacy',
  ]);
});

test('a title that begins with a sign or a number is listed under its first letter, one without letters under #', () => {
  expect(groups("'Still here'", '2026')).toEqual(expect.arrayContaining(["S: 'Still here'", '#: 2026']));
});
