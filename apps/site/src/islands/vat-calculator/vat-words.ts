import { text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { texts } from '../../lib/text/words-schema.ts';
import { toolPageShape } from '../../lib/tool-form/tool-words.ts';

/** The texts of the VAT calculator: content/en/tools/vat-calculator.yaml. */
export const vatSchema = z.strictObject({
  ...toolPageShape,
  form: texts('amount', 'amount_help', 'direction', 'add', 'split', 'submit'),
  answer: z.strictObject({
    added: text('write the line for a price before tax, with [base] and [total]'),
    split: text('write the line for a price with tax inside, with [total] and [tax]'),
    base: text(),
    how: text('write how a part comes about, with [percent] and [base]'),
    total: text(),
    rounded: text('write how the parts are rounded'),
  }),
});

export type VatWords = z.infer<typeof vatSchema>;
