import { exactly, pageHead, picture, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { texts } from '../../lib/text/words-schema.ts';

/** The texts of the careers page: content/en/pages/careers.yaml. */
export const careersSchema = z.strictObject({
  head: pageHead(),
  hero: z.strictObject({ eyebrow: text(), heading: text(), lead: text() }),
  positions: z.strictObject({
    ...texts('heading', 'empty_heading', 'empty_text', 'submit').shape,
    subject: text('write the subject of the mail that the button opens'),
    address_note: text(),
  }),
  benefits: z.strictObject({
    heading: text(),
    items: exactly(3, z.strictObject({ icon: text(), title: text(), text: text() })),
  }),
  culture: z.strictObject({
    heading: text(),
    lead: text(),
    paragraphs: exactly(3, text()),
    picture: text('say in one or two sentences what the picture shows'),
    photo: picture().optional(),
  }),
  closing: z.strictObject({
    heading: text(),
    text: text(),
    action: text(),
    subject: text('write the subject of the mail that the button opens'),
  }),
});

export type CareersWords = z.infer<typeof careersSchema>;
