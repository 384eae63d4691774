import { listOf, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { sumOfLines } from './amounts.ts';
import { chip, heading, line, wrong } from './parts/picture-fields.ts';

const row = line.extend({
  note: text(),
  /** Its status, in one word. */
  value: text(),
  state: z.enum(['good', 'open', 'watch'], { error: 'write good, open or watch' }),
});

export const ledgerSchema = z
  .strictObject({ ...heading, rows: listOf(row), total: line.optional(), chip: chip.optional() })
  .refine(
    ({ rows, total }) => !total || sumOfLines(rows) === total.amount,
    wrong('the rows do not add up to the total'),
  );

export type LedgerWords = z.infer<typeof ledgerSchema>;
