import { text } from '@accounting-site/content/fields';
import { z } from 'zod';

/** The texts shared by all industry pages: content/en/pages/industry.yaml. */
export const industryPageSchema = z.strictObject({
  solutions: text(),
  trial: text(),
  sales: text(),
  note: text(),
  pains: text(),
  features: text(),
  example: text(),
  example_item: text(),
  example_amount: text(),
  faqs: text(),
  others: text(),
  closing: z.strictObject({ heading: text(), text: text(), pricing: text() }),
});

export type IndustryPageWords = z.infer<typeof industryPageSchema>;
