import { text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { texts } from '../../lib/text/words-schema.ts';
import { toolPageShape } from '../../lib/tool-form/tool-words.ts';

/** The texts of the PAYE calculator: content/en/tools/paye-calculator.yaml. */
export const payeSchema = z.strictObject({
  ...toolPageShape,
  dated: text('write when the figures were checked, with [year], [day] and [authority]'),
  form: z.strictObject({
    ...texts('basic', 'basic_help', 'allowances', 'allowances_help').shape,
    ...texts('residence', 'resident', 'non_resident', 'submit').shape,
  }),
  answer: z.strictObject({
    headline: text('write the answer, with [net] and [cost]'),
    basic: text(),
    allowances: text(),
    worker: text(),
    share_how: text('write how a share comes about, with [percent] and [basic]'),
    taxable: text(),
    band: text('write the name of the tax on one band, with [percent]'),
    band_how: text('write which part of the pay it is on, with [amount]'),
    paye: text(),
    net: text(),
    net_how: text('write how it comes about, with [taxable] and [paye]'),
    employer: text(),
    cost: text(),
    cost_how: text('write how it comes about, with [gross] and [employer]'),
    due: text('write what to pay to whom by when, with [paye], [ssnit] and [scheme]'),
    source: text('write where the bands come from and when they were last confirmed'),
    non_resident: text('write how the tax of a non-resident is worked out'),
  }),
});

export type PayeWords = z.infer<typeof payeSchema>;
