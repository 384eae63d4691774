import { listOf, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { sumOfLines } from './amounts.ts';
import { checkedPicture, chip, heading, line } from './parts/picture-fields.ts';

const row = line.extend({
  note: text(),
  /** Its status, in one word. */
  value: text(),
  state: z.enum(['good', 'open', 'watch'], { error: 'write good, open or watch' }),
});

export const ledgerSchema = checkedPicture(
  { ...heading, rows: listOf(row), total: line.optional(), chip: chip.optional() },
  { 'the rows do not add up to the total': ({ rows, total }) => !total || sumOfLines(rows) === total.amount },
);

export type LedgerWords = z.infer<typeof ledgerSchema>;
