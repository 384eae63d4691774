import { z } from 'zod';
import {
  itemNameMaxLength,
  itemNumberMax,
  itemVersionMaxLength,
  skuMaxLength,
  unitMaxLength,
} from '../fields/field-limits.ts';
import { optionalText, requiredText } from '../fields/text-fields.ts';
import {
  itemNameRequired,
  priceInvalid,
  quantityInvalid,
  skuRequired,
} from '../fields/validation-messages.ts';

/** Body of POST /inventory/items: a new item. */
export const newItemSchema = z.object({
  name: requiredText('Name', itemNameMaxLength, itemNameRequired),
  sku: requiredText('Code', skuMaxLength, skuRequired).describe('Unique within the business.'),
  unit: optionalText('Unit', unitMaxLength),
  quantity: z
    .number({ error: quantityInvalid })
    .min(-itemNumberMax, { error: quantityInvalid })
    .max(itemNumberMax, { error: quantityInvalid })
    .describe('In units of the item. Negative if more was sold than was in stock.'),
  pricePesewas: z
    .int({ error: priceInvalid })
    .min(0, { error: priceInvalid })
    .max(itemNumberMax * 100, { error: priceInvalid })
    .nullable()
    .default(null)
    .describe('The price of one unit. Null if there is none.'),
});

export type NewItem = z.input<typeof newItemSchema>;

export type CheckedItem = z.output<typeof newItemSchema>;

/** Body of PUT /inventory/items/:id: the whole item, and the version that the caller read. */
export const changedItemSchema = newItemSchema.extend({
  version: z
    .string()
    .min(1)
    .max(itemVersionMaxLength)
    .describe('The version that was read. If the item has changed since, the response is 409.'),
});

/** One stored item, as the endpoints for single items return it. */
export const storedItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  sku: z.string(),
  unit: z.string(),
  quantity: z.number(),
  pricePesewas: z.int().nullable(),
  version: z.string().describe('Changes with each change of the item.'),
});

export type StoredItem = z.infer<typeof storedItemSchema>;
