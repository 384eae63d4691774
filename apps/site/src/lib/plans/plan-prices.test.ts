import { formatPrice } from '@accounting-site/content/money/money';
import { expect, test } from 'vitest';
import { exceededLimits, monthlyPrice, planLimits, yearlyPrice } from './plan-prices.ts';
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

const limitsById = Object.fromEntries(specifiedPrices.plans.map((plan) => [plan.id, planLimits(plan)]));

test('limits come from the price list, and unlimited or 10+ have no upper bound', () => {
  expect(limitsById).toEqual({
    starter: { users: 1, invoices: 50 },
    quarterly: { users: 3, invoices: 200 },
    biannually: { users: 5, invoices: Number.POSITIVE_INFINITY },
    annually: { users: Number.POSITIVE_INFINITY, invoices: Number.POSITIVE_INFINITY },
  });
});

test('a plan allows exactly its limit and no more', () => {
  const [starter] = specifiedPrices.plans;
  if (!starter) throw new Error('the price list has no plan');
  expect(exceededLimits(starter, { users: 1, invoices: 50 })).toEqual([]);
  expect(exceededLimits(starter, { users: 2, invoices: 50 })).toEqual(['users']);
  expect(exceededLimits(starter, { users: 2, invoices: 51 })).toEqual(['users', 'invoices']);
});
