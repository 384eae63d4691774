import { z } from 'zod';
import { importMaxBytes } from './field-limits.ts';
import { fileRequired } from './validation-messages.ts';

/** Rows that a caller may leave out: wrong ones, those with a quantity below zero, and examples of a template. */
export const leaveOutSchema = z.enum(['wrong', 'negative', 'example']);

/** A kind of rows that can be left out. */
export type LeaveOut = z.infer<typeof leaveOutSchema>;

/**
 * Body of POST /inventory/import: the text of a CSV file whose first line names the columns name, sku, quantity, unit
 * and price, in any order; a list may do without unit and price (in cedis). With `save` false nothing is stored: the
 * answer is a preview. An item whose SKU is there already is changed, any other added. A unit or price that a row does
 * not say stays as it was. A file with a wrong row stores nothing, unless `leaveOut` names such rows.
 */
export const importInventorySchema = z.object({
  csv: z
    .string({ error: fileRequired })
    .min(1, { error: fileRequired })
    .max(importMaxBytes, { error: 'The file is too large. Split it into files of up to 1 MB' }),
  save: z.boolean().describe('False stores nothing: the answer is a preview.'),
  leaveOut: z
    .array(leaveOutSchema)
    .max(3)
    .default([])
    .describe('Rows to leave out: wrong ones, a quantity below zero, a name that begins with EXAMPLE.'),
});

/** What a caller sends to POST /inventory/import. */
export type ImportInventory = z.input<typeof importInventorySchema>;

/**
 * One item as it would be stored, or was. `line` is the one in which its row begins, the heading being line 1. Without a
 * price `pricePesewas` is null.
 */
const importedItem = z.object({
  line: z.int().describe('In which the row begins. The heading is line 1.'),
  name: z.string(),
  sku: z.string(),
  unit: z.string(),
  quantity: z.number(),
  pricePesewas: z.int().nullable().describe('Null where the row says none.'),
  change: z.enum(['added', 'changed', 'unchanged']),
  flags: z.array(leaveOutSchema.exclude(['wrong'])).describe('What a person should look at.'),
});

/** What is wrong in one place of the file. `column` is empty when the whole line is. */
const rowError = z.object({
  line: z.int(),
  column: z.string().describe('Empty where the whole line is wrong.'),
  message: z.string(),
});

/**
 * Answer of POST /inventory/import. `saved` says whether it is stored now. `items` are those of the right rows; `errors`
 * are the first thousand, in their order, and `wrong` counts the rows that have any. `negative` and `example` count rows
 * whether they are left out or not.
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
    .describe(
      'Rows that were left out and can be corrected, as CSV with the reason first. Empty where there are none.',
    ),
});

/** What a CSV file of inventory comes to. */
export type ImportInventoryAnswer = z.infer<typeof importInventoryAnswerSchema>;
