import { expect, test } from 'vitest';
import { formatAmount, formatPrice } from './money.ts';

test('whole prices have the cedi sign and no pesewas', () => {
  expect(formatPrice(2000)).toBe('GH₵2,000');
});

test('amounts in tables always have pesewas', () => {
  expect(formatAmount(2000)).toBe('GH₵2,000.00');
  expect(formatAmount(0.5)).toBe('GH₵0.50');
});
