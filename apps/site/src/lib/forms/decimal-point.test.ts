import { expect, test } from 'vitest';
import { withDecimalPoint } from './decimal-point.ts';

test.each([
  ['12,50', '12.50'],
  ['2,5', '2.5'],
  ['-2,5', '-2.5'],
  [',50', '.50'],
  ['0,125', '0.125'],
  ['0,500', '0.500'],
  ['1 000,50', '1 000.50'],
  ['GH₵ 12,50', 'GH₵ 12.50'],
  ['12,50 cedis', '12.50 cedis'],
])('%s has a decimal comma: %s', (typed, withPoint) => {
  expect(withDecimalPoint(typed)).toBe(withPoint);
});

test.each(
  [
    ['', '1000', '12.50', '1,000', '10,500', '1,000,50', '1,000.50', '1,0000', '1,'],
    ['1.000,50', '1234.567,5', '1.2,5', '12,50 or 13,50', 'rice, 12'],
  ].flat(),
)('%s stays as it is', (typed) => {
  expect(withDecimalPoint(typed)).toBe(typed);
});
