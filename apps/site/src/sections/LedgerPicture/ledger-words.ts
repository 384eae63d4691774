import { listOf, text } from '@accounting-site/content/fields';
import { z } from 'zod';

const amount = z.number({ error: 'write the amount in cedis as a number' });

const row = z.strictObject({
  label: text(),
  note: text().optional(),
  /** An amount of money, or else a word such as Paid. */
  amount: amount.optional(),
  value: text().optional(),
  state: z.enum(['good', 'watch'], { error: 'write good, watch, or leave the line out' }).optional(),
  share: z.number({ error: 'write how long the bar is, 0 to 100' }).min(0).max(100).optional(),
});

/** A picture of the product: a sheet of lines with a title, and what they add up to. */
export const ledgerPictureSchema = z.strictObject({
  description: text('say in one sentence what the picture shows'),
  title: text(),
  meta: text(),
  steps: z.boolean({ error: 'write true when the lines follow one another in time' }).optional(),
  rows: listOf(row),
  total: z.strictObject({ label: text(), amount }).optional(),
  stamp: text().optional(),
});

export type LedgerPictureWords = z.infer<typeof ledgerPictureSchema>;
