import type { InventoryItem } from '@accounting-site/contract/inventory';

/** Removes case and accents for comparison. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The items whose name or code contains every word of a query, in their order. */
export function findItems(items: readonly InventoryItem[], query: string): readonly InventoryItem[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter(({ name = '', sku = '' }) => {
    const text = plain(`${name} ${sku}`);
    return words.every((word) => text.includes(word));
  });
}
