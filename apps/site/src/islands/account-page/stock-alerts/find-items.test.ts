import { expect, test } from 'vitest';
import { findItems } from './StockTable.tsx';

const items = [
  { name: 'Rice 5 kg', sku: 'RIC05', quantity_in_stock: 1 },
  { name: 'Café au lait', sku: 'CAF-1', quantity_in_stock: 2 },
  { quantity_in_stock: 3, sku: 'OIL-1' },
  { quantity_in_stock: 4 },
];
const found = (query: string) => findItems(items, query).map((item) => item.quantity_in_stock);

test.each([
  ['', [1, 2, 3, 4]],
  ['  ', [1, 2, 3, 4]],
  ['RICE', [1]],
  ['kg rice', [1]],
  ['ric05', [1]],
  ['cafe', [2]],
  ['oil', [3]],
  ['rice oil', []],
])('a search for %j finds the expected items', (query, expected) => {
  expect(found(query)).toEqual(expected);
});
