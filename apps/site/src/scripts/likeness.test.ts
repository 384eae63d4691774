import { expect, test } from 'vitest';
import { likeness, wordsOfPath } from './likeness.ts';

test.each([
  ['/pricng-plans', 'pricng plans'],
  ['/Help%20Centre/', 'Help Centre'],
  ['/help/article/mobile_money.html', 'help article mobile money'],
  ['/100%', '100'],
  ['/', ''],
])('the words of %s are %s', (path, words) => {
  expect(wordsOfPath(path)).toBe(words);
});

test('the prefix of a language is no word', () => {
  expect(wordsOfPath('/fr/pricng', '/fr')).toBe('pricng');
  expect(wordsOfPath('/frozen', '/fr')).toBe('frozen');
});

test('a mistyped name is more like its own than like any other', () => {
  const scores = ['Pricing', 'Privacy', 'Careers', 'Print'].map((name) => likeness('pricng', name));
  expect(scores.indexOf(Math.max(...scores))).toBe(0);
  expect(scores[0]).toBeGreaterThan(0.5);
  expect(likeness('wp-admin', 'Pricing')).toBeLessThan(0.5);
  expect(likeness('', '')).toBe(0);
});
