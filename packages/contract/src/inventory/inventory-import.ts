import { z } from 'zod';
import { importMaxBytes } from '../fields/field-limits.ts';
import { fileRequired } from '../fields/validation-messages.ts';

const leaveOutSchema = z.enum(['wrong', 'negative', 'example']);

export type LeaveOut = z.infer<typeof leaveOutSchema>;

/**
 * Body of POST /inventory/import: the text of a CSV file. A line at its top names the columns name, sku, quantity, unit
 * and price in any order. Unit and price (in cedis) are optional. A row with an existing SKU changes
 * that item, any other row adds one. A unit or price that a row omits is kept. A file with a wrong row is not
 * stored, unless `leaveOut` contains `wrong`.
 */
export const importInventorySchema = z.object({
  csv: z
    .string({ error: fileRequired })
    .min(1, { error: fileRequired })
    .max(importMaxBytes, { error: 'The file is too large. Split it into files of up to 1 MB' }),
  save: z.boolean().describe('False stores nothing: the response is a preview.'),
  leaveOut: z
    .array(leaveOutSchema)
    .max(3)
    .default([])
    .describe('Rows to skip: wrong ones, a quantity below zero, a name that begins with EXAMPLE.'),
});

export type ImportInventory = z.input<typeof importInventorySchema>;

/** One item as it is or would be stored. */
const importedItem = z.object({
  line: z.int().describe('The line on which the row begins. The heading is line 1.'),
  name: z.string(),
  sku: z.string(),
  unit: z.string(),
  quantity: z.number(),
  pricePesewas: z.int().nullable().describe('Null if the row has none.'),
  change: z.enum(['added', 'changed', 'unchanged']),
  flags: z.array(leaveOutSchema.exclude(['wrong'])).describe('What a person should check.'),
});

const rowError = z.object({
  line: z.int(),
  column: z.string().describe('Empty if the whole line is wrong.'),
  message: z.string(),
});

/**
 * Response of POST /inventory/import. `items` are those of the correct rows. `errors` are the first thousand
 * errors in the order of the file, and `wrong` is the number of rows with errors. `negative` and `example` count
 * matching rows, skipped or not.
 */
export const importInventoryAnswerSchema = z.object({
  saved: z.boolean(),
  items: z.array(importedItem),
  errors: z.array(rowError),
  counts: z.object({
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    wrong: z.int(),
    negative: z.int(),
    example: z.int(),
  }),
  leftOut: z
    .string()
    .describe('Skipped rows that can be corrected, as CSV with the reason first. Empty if there are none.'),
  unread: z
    .array(z.string())
    .describe('The headings of columns that are not read, such as a price in another currency.'),
});

export type ImportInventoryAnswer = z.infer<typeof importInventoryAnswerSchema>;
