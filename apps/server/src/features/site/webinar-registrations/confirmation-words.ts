import type { Webinar } from '@accounting-site/content/files/webinars';
import { listOf, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { readMailWords } from '../../../mail/mail-words.ts';

const promise = {
  subject: text('write a text with [title] in it'),
  heading: text(),
  texts: listOf(text()),
  questions: text(),
  calendar_note: text('write the note below the description in the calendar'),
};
const schema = z.strictObject({
  ...promise,
  fields: z.strictObject({ webinar: text(), date: text(), length: text() }),
  minutes: text('write a text with [minutes] in it'),
  actions: z.strictObject({ calendar: text(), page: text() }),
  mistaken: text(),
  example: z.strictObject(promise),
  sender: text(),
});

/** The text of the confirmation and its calendar file: content/en/mail/webinar-confirmation.yaml. */
export const readConfirmationWords = () => readMailWords('webinar-confirmation', schema);

export type ConfirmationWords = z.infer<typeof schema>;

/** The text for one webinar. That of a sample does not promise a link, because nothing takes place. */
export const confirmationFor = ({ sample }: Webinar, words: ConfirmationWords): ConfirmationWords =>
  sample ? { ...words, ...words.example } : words;
