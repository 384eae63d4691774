import type { InventoryItem } from '@accounting-site/contract/inventory';

export type SortColumn = 'name' | 'sku' | 'quantity';

export interface SortOrder {
  column: SortColumn;
  descending: boolean;
}

/** What is scarcest stands first until somebody chooses otherwise. */
export const scarcestFirst: SortOrder = { column: 'quantity', descending: false };

const collator = new Intl.Collator('en-GH', { numeric: true, sensitivity: 'base' });

/** The order after its column was pressed: the other way round, or another column from its beginning. */
export const pressColumn = (order: SortOrder, column: SortColumn): SortOrder => ({
  column,
  descending: order.column === column && !order.descending,
});

/** The name that an item is shown by. An app host may send none. */
export const nameOf = ({ name, sku, id }: InventoryItem): string => name ?? sku ?? id ?? '';

/** The items in an order. Equal ones stay as they were, and items without a code stand last in either direction. */
export function sortItems(items: readonly InventoryItem[], order: SortOrder): InventoryItem[] {
  const direction = order.descending ? -1 : 1;
  return [...items].sort((one, other) => {
    const { column } = order;
    if (column === 'quantity') return direction * (one.quantity_in_stock - other.quantity_in_stock);
    const [text, otherText] = [textOf(one, column), textOf(other, column)];
    if (!text || !otherText) return Number(!text) - Number(!otherText);
    return direction * collator.compare(text, otherText);
  });
}

const textOf = (item: InventoryItem, column: 'name' | 'sku') =>
  column === 'name' ? nameOf(item) : (item.sku ?? '');
