import { expect, test } from 'vitest';
import { lowStockItems } from './low-stock.ts';

test('items at or below the threshold are low in stock', () => {
  const items = [5, 11, 10, 0, -2].map((quantity_in_stock) => ({ quantity_in_stock }));
  const low = lowStockItems(items, { threshold_quantity: 10 });
  expect(low.map((item) => item.quantity_in_stock)).toEqual([5, 10, 0, -2]);
});

test('a threshold of 0 matches only items that are sold out', () => {
  const items = [{ quantity_in_stock: 1 }, { quantity_in_stock: 0 }];
  expect(lowStockItems(items, { threshold_quantity: 0 })).toEqual([{ quantity_in_stock: 0 }]);
});

test('an empty inventory has no low stock', () => {
  expect(lowStockItems([], { threshold_quantity: 10 })).toEqual([]);
});
