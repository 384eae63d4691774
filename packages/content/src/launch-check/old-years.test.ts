import { expect, test } from 'vitest';
import { findIn } from './testing/find-in.ts';

test('texts that say "as of" another year, each file once', () => {
  const body = 'Rates as of 2026.\n\nAs of 2026, more. As of 2026!\n\nas of 2026\n\nas of 2026';
  const text = { 'en/pages/y.yaml': 'a: As of 2025, VAT was simple.', 'en/resources/z.md': body };
  const found = findIn(text, '2027-01-01').filter((finding) => finding.includes('as of'));
  expect(found).toEqual([
    'content/en/help/create-invoice.md: line 6 | Says "as of 2026", and it is 2027.',
    'content/en/pages/y.yaml: a | Says "as of 2025", and it is 2027.',
    'content/en/resources/z.md: line 1, line 3, line 5 and 1 more | Says "as of 2026", and it is 2027.',
  ]);
  expect(findIn({ 'en/pages/y.yaml': text['en/pages/y.yaml'] })).toEqual([
    'content/en/pages/y.yaml: a | Says "as of 2025", and it is 2026.',
  ]);
});

test('texts that follow the year of the tax rates and name an earlier year', () => {
  const guide = (reviewed: string) =>
    `---\ntitle: Dates\nreviewed: ${reviewed}\nreviewed_by: Ama Owusu\n---\nRates of {taxes.year}.\n\nThis was true in 2026.\n\nIn 2023 the last day was in April.`;
  const content = {
    'en/resources/y.md': guide('2026-11-20'),
    'en/resources/no-rates.md': guide('2026-11-20').replace('{taxes.year}', 'the year'),
    'en/tools/z.yaml': 'a: As of {taxes.year}.\nb: In 2026 it was 30 April, in 2025 it was 1 May.',
    'fr/tools/z.yaml': 'a: En {taxes.year}.\nb: En\u00a02026, le 30 avril.',
  };
  const namesOn = (day: string, more = {}) =>
    findIn({ ...content, ...more }, day).filter((finding) => finding.includes('Names the year'));
  expect(namesOn('2026-12-31')).toEqual([
    'content/en/tools/z.yaml: b | Names the year 2025, and it is 2026.',
  ]);
  expect(namesOn('2027-01-01')).toEqual([
    'content/en/resources/y.md: line 8 | Names the year 2026, and it is 2027.',
    'content/en/tools/z.yaml: b | Names the year 2026, and it is 2027.',
    'content/fr/tools/z.yaml: b | Names the year 2026, and it is 2027.',
  ]);
  // Someone has read it since the year was over.
  const read = { 'en/resources/y.md': guide('2027-01-10') };
  expect(namesOn('2027-01-11', read)).toHaveLength(2);
  expect(namesOn('2028-01-11', read)).toEqual([]);
  expect(namesOn('2028-01-11')).toEqual([
    'content/en/resources/y.md: line 8 | Names the year 2026, and it is 2028.',
  ]);
});

test('days in pictures that are more than a year old', () => {
  const pictures = {
    'en/pictures.yaml':
      'a: 12 Nov, due 26 Nov 2026\nb: The books of October 2026.\nc: { amount: 2026.5, code: 2010 Sales }',
    'fr/pictures.yaml': 'a: 26 nov. 2026',
    'en/pages/y.yaml': 'a: 26 Nov 2026',
  };
  const shownOn = (day: string) =>
    findIn(pictures, day).filter((finding) => finding.includes('pictures show'));
  expect(shownOn('2027-12-31')).toEqual([]);
  expect(shownOn('2028-01-01')).toEqual([
    'content/en/pictures.yaml: a, b | The pictures show days of 2026, and it is 2028.',
    'content/fr/pictures.yaml: a | The pictures show days of 2026, and it is 2028.',
  ]);
});
