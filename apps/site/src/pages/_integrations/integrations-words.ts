import { exactly, listOf, pageHead, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { texts } from '../../lib/text/words-schema.ts';

const method = z.strictObject({ text: text(), points: listOf(text()), cta: text() });
const point = z.strictObject({ title: text(), text: text() });

/** The texts of the payment integrations page: content/en/pages/integrations.yaml. */
export const integrationsSchema = z.strictObject({
  head: pageHead(),
  hero: texts('eyebrow', 'heading', 'lead', 'trial', 'how'),
  methods: z.strictObject({
    eyebrow: text(),
    heading: text(),
    mobile_money: method.extend({ networks: text() }),
    card: method,
    bank_transfer: method,
  }),
  benefits: z.strictObject({ heading: text(), items: listOf(point) }),
  steps: z.strictObject({ heading: text(), lead: text(), items: exactly(3, point), help: text() }),
  networks: z.strictObject({ heading: text(), text: text() }),
  closing: z.strictObject({ heading: text(), text: text(), trial: text(), pricing: text() }),
});

export type IntegrationsWords = z.infer<typeof integrationsSchema>;
