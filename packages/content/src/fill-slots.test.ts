import { expect, test } from 'vitest';
import { fillSlots } from './fill-slots.ts';

test('slots are filled wherever they stand', () => {
  expect(fillSlots('[plan]: [amount], only [amount]', { plan: 'Starter', amount: 'GH₵200' })).toBe(
    'Starter: GH₵200, only GH₵200',
  );
});

test('a slot that does not exist is named, with those that do', () => {
  expect(() => fillSlots('Pay [price]', { plan: 'Starter' })).toThrow('[price]');
  expect(() => fillSlots('Pay [price]', { plan: 'Starter' })).toThrow('Write one of: [plan]');
});
