import type { InventoryItem } from '@accounting-site/contract/inventory/inventory';

export type SortColumn = 'name' | 'sku' | 'quantity';

export interface SortOrder {
  column: SortColumn;
  descending: boolean;
}

/** The default order: the scarcest item first. */
export const scarcestFirst: SortOrder = { column: 'quantity', descending: false };

const collator = new Intl.Collator('en-GH', { numeric: true, sensitivity: 'base' });

/** The order after a column is pressed: reversed, or the other column in ascending order. */
export const pressColumn = (order: SortOrder, column: SortColumn): SortOrder => ({
  column,
  descending: order.column === column && !order.descending,
});

/** The name to show for an item. An app host may send none. */
export const nameOf = ({ name, sku, id }: InventoryItem): string => name ?? sku ?? id ?? '';

/** Sorts items. The sort is stable, and items without a code come last in both directions. */
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
