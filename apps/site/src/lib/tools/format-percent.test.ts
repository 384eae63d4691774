import { expect, test } from 'vitest';
import { formatPercent } from './format-percent.ts';

test.each([
  [25, '25%'],
  [100 / 6, '16.7%'],
  [-25, '−25%'],
  [0, '0%'],
  [100, '100%'],
])('%s is written %s', (percent, written) => {
  expect(formatPercent(percent)).toBe(written);
});

test.each([
  [99.99, '99.99%'],
  [99.9999, '99.9999%'],
  [99.94, '99.9%'],
  [100.04, '100%'],
])('a margin of %s is formatted as %s: less than 100 is never shown as 100', (percent, written) => {
  expect(formatPercent(percent)).toBe(written);
});

test('a profit close to zero is not shown as zero', () => {
  expect(formatPercent(0.004)).toBe('0.004%');
  expect(formatPercent(-0.02)).toBe('−0.02%');
});

test('large markups have commas between thousands', () => {
  expect(formatPercent(999_900)).toBe('999,900%');
  expect(formatPercent(1234.56)).toBe('1,234.6%');
  expect(formatPercent(9_999_999_999_900)).toBe('9,999,999,999,900%');
});
