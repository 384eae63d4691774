import { z } from 'zod';

/**
 * One inventory item (specification §3). Only `quantity_in_stock` is guaranteed. Our app host sends the other
 * fields too, another one may not, so code that shows an item must expect missing fields.
 */
export const inventoryItemSchema = z.object({
  quantity_in_stock: z
    .number()
    .describe('In units of the item. Negative if more was sold than was in stock.'),
  id: z.string().optional(),
  name: z.string().optional(),
  sku: z.string().optional(),
  unit: z.string().optional(),
});

export type InventoryItem = z.infer<typeof inventoryItemSchema>;

/** Response of GET /inventory (specification §7): the list itself, not wrapped in an object. */
export const inventoryAnswerSchema = z.array(inventoryItemSchema);
