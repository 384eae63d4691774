import { exactly, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { texts } from '../../lib/text/words-schema.ts';
import { toolPageShape } from '../../lib/tool-form/tool-words.ts';
import { traderKinds } from '../../lib/tools/modified-tax.ts';

/** The texts of the calculator of the Modified Taxation Scheme: content/en/tools/modified-tax-calculator.yaml. */
export const modifiedTaxSchema = z.strictObject({
  ...toolPageShape,
  dated: text('write when the figures were checked, with [year], [day] and [authority]'),
  form: z.strictObject({
    vat: text(),
    kind: text(),
    kinds: texts(...traderKinds),
    ...texts('sales', 'sales_help', 'expenses', 'expenses_help', 'submit').shape,
  }),
  answer: z.strictObject({
    fixed: text('write the fixed sum, with [quarter] and [tax]'),
    nothing: text('write that the fixed sum is zero'),
    turnover: text('write the tax on turnover, with [quarter] and [tax]'),
    cash: text('write the tax on the modified cash basis, with [quarter] and [tax]'),
    ordinary: text('write the ordinary income tax, with [quarter] and [tax]'),
    other: text('write that ordinary income tax applies, without an amount'),
    sales: text(),
    expenses: text(),
    profit: text(),
    loss: text(),
    band: text('write the name of the tax on one band, with [percent]'),
    band_how: text('write which part of the profit it is on, with [amount]'),
    tax: text(),
    fixed_how: text('write how the year comes about, with [quarter]'),
    turnover_how: text('write how the tax comes about, with [percent] and [sales]'),
    payments: exactly(4, text('write by when to pay a quarter')),
    notes: z.strictObject({
      fixed: text(),
      turnover: text(),
      compare: text('write what the cash basis would cost, with [profit] and [cash]'),
      compare_loss: text('write that a loss is not taxed on the cash basis, with [loss]'),
      ...texts('cash', 'partner', 'no_expenses', 'vat', 'other', 'above').shape,
      bands: text('write where the bands come from and when they were last confirmed'),
      scheme_dates: text('write when to pay and file under the scheme'),
      ordinary_dates: text('write when to pay and file outside the scheme'),
    }),
  }),
});

export type ModifiedTaxWords = z.infer<typeof modifiedTaxSchema>;
