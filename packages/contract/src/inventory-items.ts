import { z } from 'zod';
import {
  itemNameMaxLength,
  itemNumberMax,
  itemVersionMaxLength,
  skuMaxLength,
  unitMaxLength,
} from './field-limits.ts';
import { optionalText, requiredText } from './text-fields.ts';
import { itemNameRequired, priceInvalid, quantityInvalid, skuRequired } from './validation-messages.ts';

/**
 * Body of POST /inventory/items: one item to be added. `quantity` is in units of the item, below zero where more was sold
 * than was there; `pricePesewas` is the price of one unit, null where there is none.
 */
export const newItemSchema = z.object({
  name: requiredText('Name', itemNameMaxLength, itemNameRequired),
  sku: requiredText('Code', skuMaxLength, skuRequired).describe('Each item of a business has its own.'),
  unit: optionalText('Unit', unitMaxLength),
  quantity: z
    .number({ error: quantityInvalid })
    .min(-itemNumberMax, { error: quantityInvalid })
    .max(itemNumberMax, { error: quantityInvalid })
    .describe('In units of the item. Below zero where more was sold than was there.'),
  pricePesewas: z
    .int({ error: priceInvalid })
    .min(0, { error: priceInvalid })
    .max(itemNumberMax * 100, { error: priceInvalid })
    .nullable()
    .default(null)
    .describe('The price of one unit. Null where there is none.'),
});

/** What a caller sends to POST /inventory/items. */
export type NewItem = z.input<typeof newItemSchema>;

/** The same, checked. */
export type CheckedItem = z.output<typeof newItemSchema>;

/** Body of PUT /inventory/items/:id: the whole item, and the version that the caller saw. */
export const changedItemSchema = newItemSchema.extend({
  version: z
    .string()
    .min(1)
    .max(itemVersionMaxLength)
    .describe('As it was read. When the item has changed since, the answer is 409.'),
});

/** What a caller sends to PUT /inventory/items/:id. */
export type ChangedItem = z.input<typeof changedItemSchema>;

/** One stored item, as the calls on single items answer. */
export const storedItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  sku: z.string(),
  unit: z.string(),
  quantity: z.number(),
  pricePesewas: z.int().nullable(),
  version: z.string().describe('Another one after each change of the item.'),
});

/** One stored item. */
export type StoredItem = z.infer<typeof storedItemSchema>;
