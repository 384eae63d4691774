import { expect, test } from 'vitest';
import { fillSlots } from './fill-slots.ts';

test('slots are filled everywhere in a text', () => {
  expect(fillSlots('[plan]: [amount], only [amount]', { plan: 'Starter', amount: 'GH₵200' })).toBe(
    'Starter: GH₵200, only GH₵200',
  );
});

test('an unknown slot is reported with the known ones', () => {
  expect(() => fillSlots('Pay [price]', { plan: 'Starter' })).toThrow('[price]');
  expect(() => fillSlots('Pay [price]', { plan: 'Starter' })).toThrow('Write one of: [plan]');
});
