import { text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { texts } from '../../lib/text/words-schema.ts';
import { toolPageShape } from '../../lib/tool-form/tool-words.ts';

/** The texts of the SSNIT calculator: content/en/tools/ssnit-calculator.yaml. */
export const ssnitSchema = z.strictObject({
  ...toolPageShape,
  dated: text('write when the figures were checked, with [year], [day] and [authority]'),
  form: z.strictObject({ basic: text(), basic_help: text(), submit: text() }),
  answer: z.strictObject({
    headline: text('write the answer, with [ssnit], [scheme] and [total]'),
    ...texts('basic', 'worker', 'employer', 'total', 'tier1', 'tier2', 'both').shape,
    how: text('write how a share comes about, with [percent] and [basic]'),
    who: text('write who pays what, with [worker] and [employer]'),
    due: text('write where each tier goes and by when, with [ssnit] and [scheme]'),
  }),
});

export type SsnitWords = z.infer<typeof ssnitSchema>;
