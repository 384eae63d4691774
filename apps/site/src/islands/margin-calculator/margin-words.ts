import { text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { texts } from '../../lib/text/words-schema.ts';
import { toolPageShape } from '../../lib/tool-form/tool-words.ts';

/** The texts of the margin and markup calculator: content/en/tools/margin-and-markup.yaml. */
export const marginSchema = z.strictObject({
  ...toolPageShape,
  form: z.strictObject({
    ...texts('legend', 'cost', 'cost_help', 'price', 'margin', 'margin_help').shape,
    ...texts('markup', 'markup_help', 'vat', 'vat_no', 'vat_yes', 'submit').shape,
  }),
  problems: z.strictObject({
    ...texts('two', 'too_many', 'pair', 'not_a_number', 'negative').shape,
    ...texts('margin_too_large', 'markup_too_large', 'vat').shape,
  }),
  answer: z.strictObject({
    profit: text('write the answer, with [price] and [profit]'),
    loss: text('write the answer for a price below the cost, with [price] and [loss]'),
    even: text('write the answer for a price that is the cost, with [price]'),
    ...texts('cost', 'profit_row', 'base', 'tax').shape,
    tax_how: text('write how the tax comes about, with [percent] and [base]'),
    ...texts('price', 'margin', 'margin_how', 'markup', 'markup_how').shape,
    none: text('write what is shown for a margin or markup that cannot be calculated'),
    rounded: text(),
  }),
});

export type MarginWords = z.infer<typeof marginSchema>;
