import { pageHead, text } from '@accounting-site/content/reading/fields';
import { readPage } from '@accounting-site/content/reading/pages';
import { z } from 'zod';
import { type SiteFormWords, siteFormShape } from '../../lib/site-form/site-form-words.ts';
import { texts } from '../../lib/text/words-schema.ts';

const webinarPageSchema = z.strictObject({
  facts: z.strictObject({
    ...texts('next', 'calendar', 'rule', 'length').shape,
    minutes: text('write what follows the number of minutes'),
    audience: text(),
    points: text(),
  }),
  example: z.strictObject({
    note: text('write what happens with the address that is typed into the form of an example'),
    sent: text('write a text with [date] and [email] in it'),
  }),
  over: z.strictObject({ text: text('write what is shown when the last date is over'), action: text() }),
  form: z.strictObject({
    heading: text(),
    dates: text(),
    dates_help: text('write a text with [time] in it'),
    name: text(),
    email: text(),
    email_help: text(),
    ...siteFormShape,
    sent: z.strictObject({
      heading: text(),
      text: text('write a text with [date] and [email] in it'),
      another: text(),
    }),
  }),
  registered: z.strictObject({ head: pageHead(), heading: text(), text: text(), back: text() }),
});

/** The texts of a webinar's page and its form: content/en/pages/webinar.yaml. */
export const readWebinarWords = () => readPage('webinar', webinarPageSchema);

export type WebinarWords = z.infer<typeof webinarPageSchema>;
export type WebinarFormWords = SiteFormWords & Omit<WebinarWords['form'], 'heading' | 'dates' | 'dates_help'>;
