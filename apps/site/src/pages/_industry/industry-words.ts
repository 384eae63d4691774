import { text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { texts } from '../../lib/text/words-schema.ts';

/** The texts shared by all industry pages: content/en/pages/industry.yaml. */
export const industryPageSchema = z.strictObject({
  ...texts('solutions', 'trial', 'sales', 'note', 'pains', 'features').shape,
  ...texts('example', 'example_item', 'example_amount', 'faqs', 'others').shape,
  closing: z.strictObject({ heading: text(), text: text(), pricing: text() }),
});

export type IndustryPageWords = z.infer<typeof industryPageSchema>;
