import { listOf, text } from '@accounting-site/content/fields';
import { z } from 'zod';
import { readMailWords } from '../../../mail/mail-words.ts';

const schema = z.strictObject({
  subject: text(),
  heading: text(),
  texts: listOf(text()),
  fields: z.strictObject({ webinar: text(), date: text(), length: text() }),
  minutes: text('write a text with [minutes] in it'),
  actions: z.strictObject({ calendar: text(), page: text() }),
  questions: text(),
  mistaken: text(),
  calendar_note: text('write the note below the description in the calendar'),
  sender: text(),
});

/** The text of the confirmation and its calendar file: content/en/mail/webinar-confirmation.yaml. */
export const readConfirmationWords = () => readMailWords('webinar-confirmation', schema);

export type ConfirmationWords = z.infer<typeof schema>;
