import { text } from '@accounting-site/content/fields';
import { z } from 'zod';
import { toolPageShape } from '../../lib/tool-form/tool-words.ts';

/** The texts of the margin and markup calculator: content/en/tools/margin-and-markup.yaml. */
export const marginSchema = z.strictObject({
  ...toolPageShape,
  form: z.strictObject({
    legend: text(),
    cost: text(),
    cost_help: text(),
    price: text(),
    margin: text(),
    margin_help: text(),
    markup: text(),
    markup_help: text(),
    vat: text(),
    vat_no: text(),
    vat_yes: text(),
    submit: text(),
  }),
  problems: z.strictObject({
    two: text(),
    too_many: text(),
    pair: text(),
    not_a_number: text(),
    negative: text(),
    margin_too_large: text(),
    markup_too_large: text(),
  }),
  answer: z.strictObject({
    profit: text('write the answer, with [price] and [profit]'),
    loss: text('write the answer for a price below the cost, with [price] and [loss]'),
    even: text('write the answer for a price that is the cost, with [price]'),
    cost: text(),
    profit_row: text(),
    base: text(),
    tax: text(),
    tax_how: text('write how the tax comes about, with [percent] and [base]'),
    price: text(),
    margin: text(),
    margin_how: text(),
    markup: text(),
    markup_how: text(),
    none: text('write what is shown for a margin or markup that cannot be calculated'),
    rounded: text(),
  }),
});

export type MarginWords = z.infer<typeof marginSchema>;
