import { text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { texts } from '../../lib/text/words-schema.ts';
import { toolPageShape } from '../../lib/tool-form/tool-words.ts';

/** The texts of the withholding-tax calculator: content/en/tools/withholding-tax-calculator.yaml. */
export const withholdingSchema = z.strictObject({
  ...toolPageShape,
  form: z.strictObject({
    ...texts('amount', 'amount_help', 'kind').shape,
    kinds: z.record(z.string(), text('write what is paid for')),
    kind_option: text('write how a kind is offered, with [kind] and [percent]'),
    ...texts('before', 'before_help', 'vat', 'submit').shape,
  }),
  answer: z.strictObject({
    withhold: text('write the answer, with [withheld] and [paid]'),
    nothing: text('write the answer when nothing is withheld, with [paid]'),
    amount: text(),
    vat: text(),
    vat_how: text('write how the tax comes about, with [percent] and [amount]'),
    invoice: text(),
    withheld: text(),
    withheld_how: text('write how it comes about, with [percent] and [amount]'),
    nothing_how: text('write why nothing is withheld in a few words, with [threshold]'),
    paid: text(),
    below: text('write why nothing is withheld, with [sum] and [threshold]'),
    crossed: text('write that this payment passes the threshold, with [sum] and [threshold]'),
    sole_trader: text('write that only companies and partnerships withhold'),
    who: z.record(z.string(), text('write who withholds this')),
    due: text(),
    certificate: text('write what to note, with [kind], [amount], [percent] and [withheld]'),
  }),
});

export type WithholdingWords = z.infer<typeof withholdingSchema>;
