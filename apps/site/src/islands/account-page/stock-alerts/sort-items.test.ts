import type { InventoryItem } from '@accounting-site/contract/inventory/inventory';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameOf, pressColumn, type SortOrder, scarcestFirst, sortItems } from './sort-items.ts';

const items: InventoryItem[] = [
  { name: 'Sugar 10 kg', sku: 'SUG-10', quantity_in_stock: 6 },
  { name: 'rice', sku: 'RICE-5', quantity_in_stock: -2 },
  { name: 'Sugar 2 kg', quantity_in_stock: 6 },
  { name: 'Ɛtɔ spice', sku: 'ETO-1', quantity_in_stock: 4 },
];
const namesIn = (order: SortOrder) => sortItems(items, order).map(({ name }) => name);

test('the scarcest item comes first, after oversold ones', () => {
  expect(namesIn(scarcestFirst)).toEqual(['rice', 'Ɛtɔ spice', 'Sugar 10 kg', 'Sugar 2 kg']);
});

test('names are sorted without regard to case, and 2 before 10', () => {
  const names = namesIn({ column: 'name', descending: false });
  expect(names.indexOf('Sugar 2 kg')).toBeLessThan(names.indexOf('Sugar 10 kg'));
  expect(names.indexOf('rice')).toBeLessThan(names.indexOf('Sugar 2 kg'));
});

test.each([false, true])('an item without a code comes last, descending %s', (descending) => {
  expect(namesIn({ column: 'sku', descending }).at(-1)).toBe('Sugar 2 kg');
});

test('pressing a column again reverses it, and another column starts ascending', () => {
  const once = pressColumn(scarcestFirst, 'name');
  const twice = pressColumn(once, 'name');
  expect(once).toEqual({ column: 'name', descending: false });
  expect(twice).toEqual({ column: 'name', descending: true });
  expect(pressColumn(twice, 'sku')).toEqual({ column: 'sku', descending: false });
});

test('an item without a name is shown by its code or id', () => {
  expect(nameOf({ quantity_in_stock: 1, sku: 'A-1', id: '7' })).toBe('A-1');
  expect(nameOf({ quantity_in_stock: 1, id: '7' })).toBe('7');
  expect(nameOf({ quantity_in_stock: 1 })).toBe('');
});

test('sorting keeps all items and does not change the original list', () => {
  const item = fc.record(
    { name: fc.string(), sku: fc.string(), quantity_in_stock: fc.integer() },
    { requiredKeys: ['quantity_in_stock'] },
  );
  const order = fc.record({
    column: fc.constantFrom<SortOrder['column']>('name', 'sku', 'quantity'),
    descending: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(item), order, (list, by) => {
      const before = [...list];
      const sorted = sortItems(list, by);
      expect(list).toEqual(before);
      expect(sorted).toHaveLength(list.length);
      expect(new Set(sorted)).toEqual(new Set(list));
    }),
  );
});
