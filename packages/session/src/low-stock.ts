import type { AlertSettings } from '@accounting-site/contract/account/alert-settings';
import type { InventoryItem } from '@accounting-site/contract/inventory/inventory';

/** The items at or below the threshold, in their order (specification §7, §9). */
export function lowStockItems(items: readonly InventoryItem[], settings: AlertSettings): InventoryItem[] {
  return items.filter((item) => item.quantity_in_stock <= settings.threshold_quantity);
}
