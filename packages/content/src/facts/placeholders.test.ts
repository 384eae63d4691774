import { expect, test } from 'vitest';
import { formatPrice } from '../money/money.ts';
import { fillText } from '../testing/fill-text.ts';
import { readContact, readPlans } from './facts.ts';
import { fillFacts } from './placeholders.ts';

test('a placeholder is replaced with the fact', () => {
  const { phone_display } = readContact();
  expect(fillText('x.md', 'Call {contact.phone_display} today.')).toBe(`Call ${phone_display} today.`);
});

test('a price is filled in formatted', () => {
  const price = readPlans().plans.find(({ id }) => id === 'annually')?.price ?? 0;
  expect(fillText('x.md', '{plans.annually.price}')).toBe(formatPrice(price));
});

test('facts are filled in at any depth, and everything else is unchanged', () => {
  const day = new Date(0);
  const value = { items: [{ text: '{trial.days}' }], count: 3, day, none: null };
  const filled = fillFacts({ file: 'x.yaml', value, lineOf: () => undefined });
  expect(filled.value).toEqual({ items: [{ text: `${readPlans().trial.days}` }], count: 3, day, none: null });
});

test('an unknown fact fails the build and lists the known names', () => {
  expect(() => fillText('en/pages/x.yaml', '{plans.gold.price}')).toThrow(
    /content\/en\/pages\/x\.yaml[\s\S]*\{plans\.gold\.price\} is not a fact[\s\S]*plans\.starter\.price/,
  );
});
