import { formatPrice } from '@accounting-site/content/money';
import { expect, test } from 'vitest';
import { monthlyPrice, yearlyPrice } from './plan-prices.ts';
import { specifiedPrices } from './specified-prices.fixture.ts';

test('each plan costs the same, whether shown per month, per year or per billing period', () => {
  const shown = specifiedPrices.plans.map((plan) => [
    plan.id,
    formatPrice(monthlyPrice(plan)),
    formatPrice(yearlyPrice(plan)),
    formatPrice(plan.price),
  ]);
  expect(shown).toEqual([
    ['starter', 'GH₵200', 'GH₵2,400', 'GH₵200'],
    ['quarterly', 'GH₵167', 'GH₵2,000', 'GH₵500'],
    ['biannually', 'GH₵183', 'GH₵2,200', 'GH₵1,100'],
    ['annually', 'GH₵167', 'GH₵2,000', 'GH₵2,000'],
  ]);
});
