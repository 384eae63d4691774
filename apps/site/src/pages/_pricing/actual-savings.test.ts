import { inLanguage } from '@accounting-site/content/languages/current-language';
import { expect, test } from 'vitest';
import { specifiedPrices } from '../../lib/plans/specified-prices.fixture.ts';
import { actualSavings } from './actual-savings.ts';
import type { PricingWords } from './pricing-words.ts';

const words = {
  actual: 'Against [monthly]: [plans].',
  actual_saving: '[plan] saves [amount] ([percent])',
  actual_none: '[plan] saves nothing',
} as PricingWords['billing'];

test('each plan is shown with the saving of its price', () => {
  expect(actualSavings(specifiedPrices.plans, words)).toBe(
    'Against starter: quarterly saves GH₵400 (16.7%), biannually saves GH₵200 (8.3%), annually saves GH₵400 (16.7%).',
  );
});

test('French has a comma in percentages', () => {
  expect(inLanguage('fr', () => actualSavings(specifiedPrices.plans, words))).toContain('16,7\u00a0%');
});

test('a plan without a saving says so, and without a monthly plan there is no comparison', () => {
  const [starter, quarterly] = specifiedPrices.plans;
  if (!starter || !quarterly) throw new Error('the fixture has four plans');
  expect(actualSavings([starter, { ...quarterly, price: 600 }], words)).toBe(
    'Against starter: quarterly saves nothing.',
  );
  expect(actualSavings([quarterly], words)).toBeUndefined();
});
