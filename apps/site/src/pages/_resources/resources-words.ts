import { listOf, pageHead, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { texts } from '../../lib/text/words-schema.ts';

const amount = z.number({ error: 'write the amount in cedis as a number' });
const sheetPicture = z.strictObject({
  description: text('say in one sentence what the picture shows'),
  ...texts('title', 'day', 'cash', 'momo').shape,
  rows: listOf(z.strictObject({ details: text(), cash: amount.optional(), momo: amount.optional() })),
  foot: text(),
});

/**
 * The texts of the Resources page: content/en/pages/resources.yaml. Its items are in resources-index.yaml.
 */
export const resourcesSchema = z.strictObject({
  head: pageHead(),
  name: text('write the name of the page as shown above a guide'),
  related: text('write the heading above the guides to read next'),
  hero: z.strictObject({ eyebrow: text(), heading: text(), lead: text(), picture: sheetPicture }),
  search: z.strictObject({ label: text(), placeholder: text(), button: text() }),
  topics: text('write what a screen reader calls the list of categories'),
  webinars: z.strictObject({
    heading: text(),
    lead: text(),
    next: text('write the word before the next date'),
    calendar: text(),
    none: text('write what is shown when there is no future webinar'),
    minutes: text('write what follows the number of minutes'),
    sample_note: text(),
  }),
  stories: z.strictObject({
    ...texts('heading', 'lead', 'before', 'after').shape,
    read: text('write the words of the link to a story'),
    sample_note: text('write what stands below sample stories'),
    sample_page: text('write what stands on the page of a sample story'),
    others: text('write the heading above the other stories'),
  }),
  support: z.strictObject({ heading: text(), text: text(), action: text() }),
});

export type ResourcesWords = z.infer<typeof resourcesSchema>;
