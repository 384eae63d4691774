import { listOf, pageHead, text } from '@accounting-site/content/fields';
import { z } from 'zod';

const methodPage = z.strictObject({ head: pageHead(), text: text(), message: text() });

/** The words of the trial pages: content/en/pages/register.yaml. */
export const registerSchema = z.strictObject({
  heading: text(),
  lead: text(),
  form: z.strictObject({
    name: text(),
    business: text(),
    email: text(),
    email_help: text(),
    password: text(),
    chosen: text(),
    choose_another: text(),
    submit: text(),
    busy: text(),
  }),
  account: text(),
  sign_in: text(),
  after: z.strictObject({
    heading: text(),
    steps: listOf(z.strictObject({ title: text(), text: text() })),
  }),
  ready: z.strictObject({ heading: text(), items: listOf(text()) }),
  person: z.strictObject({
    heading: text(),
    lead: text(),
    message: text(),
    subject: text(),
    whatsapp: text(),
    phone: text(),
    email: text(),
  }),
  elsewhere: z.strictObject({
    text: text('write a sentence; [host] stands for the address of the application'),
    cta: text(),
  }),
  pages: z.strictObject({
    any: z.strictObject({ head: pageHead() }),
    card: methodPage,
    'mobile-money': methodPage,
    'bank-transfer': methodPage,
  }),
});

export type RegisterWords = z.infer<typeof registerSchema>;
export type MethodPage = z.infer<typeof methodPage>;
