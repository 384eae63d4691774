import { anyNumberOf, link, pageHead, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { texts } from '../../lib/text/words-schema.ts';

/** The texts of the contact page: content/en/pages/contact.yaml. */
export const contactSchema = z.strictObject({
  head: pageHead(),
  hero: z.strictObject({ eyebrow: text(), heading: text(), lead: text() }),
  support: z.strictObject({
    open: text('write a text with [time] in it'),
    closed: text('write a text with [day] and [time] in it'),
  }),
  cards: z.strictObject({
    whatsapp: z.strictObject({
      ...texts('heading', 'text', 'reply', 'action').shape,
      message: text('write how the message begins that the visitor sends, with [page] in it'),
      picture: z.strictObject({
        description: text('say in one sentence what the picture shows'),
        ...texts('question', 'question_time', 'answer', 'answer_time').shape,
      }),
    }),
    phone: z.strictObject({ heading: text(), reply: text(), action: text() }),
    email: z.strictObject({ heading: text(), reply: text(), action: text() }),
  }),
  request: z.strictObject({
    plan: z.strictObject({ heading: text('write what is asked for, with [plan]'), lead: text() }),
    self_hosted: z.strictObject({ heading: text(), lead: text() }),
    chosen: text(),
    choose_another: text(),
    submit: text(),
    message: text('write the WhatsApp message of a visitor who chose a plan, with [plan]'),
  }),
  office: z.strictObject({
    ...texts('heading', 'lead', 'address', 'digital_address', 'hours').shape,
    closed: text('write a text with [day] in it'),
  }),
  map: z.strictObject({
    description: text('say in one sentence what the picture shows'),
    show: text(),
    note: text(),
    link: text(),
    frame: text('write what a screen reader calls the map'),
  }),
  faqs: z.strictObject({
    heading: text(),
    items: anyNumberOf(z.strictObject({ question: text(), answer: text(), link: link().optional() })),
  }),
  banner: z.strictObject({ heading: text(), text: text(), action: text() }),
});

export type ContactWords = z.infer<typeof contactSchema>;
