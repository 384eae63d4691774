import { listOf, pageHead, text } from '@accounting-site/content/fields';
import { z } from 'zod';

const methodPage = z.strictObject({ head: pageHead(), eyebrow: text(), text: text(), message: text() });

/** The words of the trial pages: content/en/pages/register.yaml. */
export const registerSchema = z.strictObject({
  heading: text(),
  lead: text(),
  choose: z.strictObject({
    heading: text(),
    message: text(),
    subject: text(),
    whatsapp: text(),
    phone: text(),
    email: text(),
  }),
  ready: z.strictObject({ heading: text(), items: listOf(text()) }),
  after: z.strictObject({
    heading: text(),
    steps: listOf(z.strictObject({ title: text(), text: text() })),
  }),
  account: text(),
  sign_in: text(),
  pages: z.strictObject({
    any: z.strictObject({ head: pageHead() }),
    card: methodPage,
    'mobile-money': methodPage,
    'bank-transfer': methodPage,
  }),
});

export type RegisterWords = z.infer<typeof registerSchema>;
export type MethodPage = z.infer<typeof methodPage>;
