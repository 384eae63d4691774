import { exactly, listOf, pageHead, picture, shortName, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { texts } from '../../lib/text/words-schema.ts';

const solution = z.strictObject({
  id: shortName('e-commerce').describe('Links name the card by it.'),
  icon: text('write the name of an icon, like store'),
  title: text(),
  description: text(),
  picture: picture().optional(),
  features: listOf(text()),
  cta: text(),
  leads_to: z.enum(['trial', 'sales'], { error: 'write trial or sales' }),
});

/** The texts of the solutions page: content/en/pages/solutions.yaml. */
export const solutionsSchema = z.strictObject({
  head: pageHead(),
  hero: texts('eyebrow', 'heading', 'lead', 'trial', 'sales', 'index'),
  types: z.strictObject({ eyebrow: text(), heading: text(), items: exactly(5, solution) }),
  industries: z.strictObject({
    ...texts('eyebrow', 'heading', 'lead', 'more').shape,
    more_about: text('write how the link goes on for who cannot see it, with [industry]'),
  }),
  integrations: z.strictObject({ heading: text(), link: text() }),
  contact: z.strictObject({
    ...texts('eyebrow', 'heading', 'text', 'link', 'whatsapp', 'phone', 'email').shape,
    message: text('write the first WhatsApp message, ready to send'),
    subject: text(),
  }),
  closing: z.strictObject({ heading: text(), text: text(), trial: text(), pricing: text() }),
});

export type SolutionsWords = z.infer<typeof solutionsSchema>;
export type Solution = SolutionsWords['types']['items'][number];
