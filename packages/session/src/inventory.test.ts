import { expect, test } from 'vitest';
import { AnswerError } from './errors.ts';
import { openSession } from './testing/open-session.ts';
import { json } from './testing/scripted-fetch.ts';

test('the list of items has the known fields', async () => {
  const answer = [
    { id: 'item-1', name: 'Rice', sku: 'R-25', unit: 'bag', quantity_in_stock: 4, colour: 'white' },
    { id: 7, name: null, quantity_in_stock: -1.5 },
  ];
  const { session } = openSession({ 'GET /inventory': () => json(answer) });
  expect(await session.listInventory()).toEqual([
    { id: 'item-1', name: 'Rice', sku: 'R-25', unit: 'bag', quantity_in_stock: 4 },
    { quantity_in_stock: -1.5 },
  ]);
});

test.each([
  ['an object', { items: [] }],
  ['null', null],
  ['a list of numbers', [1]],
  ['an item without a quantity', [{ quantity_in_stock: 1 }, { name: 'Rice' }]],
  ['an item whose quantity is a text', [{ quantity_in_stock: '4' }]],
])('an answer that is %s is refused', async (_, answer) => {
  const { session } = openSession({ 'GET /inventory': () => json(answer) });
  const listing = session.listInventory();
  await expect(listing).rejects.toBeInstanceOf(AnswerError);
  await expect(listing).rejects.toThrow('Invalid server response format');
});
