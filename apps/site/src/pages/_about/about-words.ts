import { listOf, pageHead, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { texts } from '../../lib/text/words-schema.ts';

const picture = z.strictObject({
  description: text('say in one sentence what the picture shows'),
  ...texts('book', 'book_amount', 'message_sender', 'message').shape,
  ...texts('receipt', 'receipt_line', 'entry', 'entry_detail').shape,
  amount: z.number({ error: 'write the amount in cedis as a number' }),
});

/** The texts of the about page: content/en/pages/about.yaml. */
export const aboutSchema = z.strictObject({
  head: pageHead(),
  hero: z.strictObject({ eyebrow: text(), heading: text(), lead: text(), picture }),
  story: z.strictObject({ heading: text(), paragraphs: listOf(text()) }),
  stats: z.strictObject({ heading: text() }),
  values: z.strictObject({
    heading: text(),
    items: listOf(z.strictObject({ title: text(), text: text() })),
  }),
  team: z.strictObject({
    heading: text(),
    lead: text(),
    sample_note: text(),
    join: z.strictObject({ heading: text(), text: text(), action: text() }),
  }),
  closing: z.strictObject({ heading: text(), text: text(), action: text() }),
});

export type AboutWords = z.infer<typeof aboutSchema>;
