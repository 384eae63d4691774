import { z } from 'zod';

/**
 * One inventory item (specification §3). Only `quantity_in_stock`, in units of the item, is certain; our app host sends
 * the other fields too, another one may not, so whoever shows an item is ready for their absence. An oversold item has
 * a quantity below zero.
 */
export const inventoryItemSchema = z.object({
  quantity_in_stock: z
    .number()
    .describe('In units of the item. Below zero where more was sold than was there.'),
  id: z.string().optional(),
  name: z.string().optional(),
  sku: z.string().optional(),
  unit: z.string().optional(),
});

/** One thing that a business keeps in stock. */
export type InventoryItem = z.infer<typeof inventoryItemSchema>;

/** Answer of GET /inventory (specification §7): the list itself, not wrapped in an object. */
export const inventoryAnswerSchema = z.array(inventoryItemSchema);

/** What GET /inventory answers with status 200. */
export type InventoryAnswer = z.infer<typeof inventoryAnswerSchema>;
