import { pageHead, text } from '@accounting-site/content/reading/fields';
import { readPage } from '@accounting-site/content/reading/pages';
import { z } from 'zod';
import { texts } from '../text/words-schema.ts';

/** The texts of 'Call me': content/en/pages/call-me.yaml. */
export const callMeSchema = z.strictObject({
  ...texts(
    'heading',
    'lead',
    'whatsapp',
    'message',
    'link',
    'name',
    'phone',
    'phone_help',
    'best_time',
    'submit',
  ).shape,
  use: text('say what the number is used for, with [privacy], which becomes a link').regex(/\[privacy\]/, {
    error: 'write [privacy] where the link to the privacy policy belongs',
  }),
  privacy: text(),
  sent: z.strictObject({ heading: text(), text: text(), another: text() }),
  sent_page: z.strictObject({ head: pageHead(), home: text() }),
});

/** The texts of its form. */
export type CallFormWords = ReturnType<typeof readCallMe>['form'];

/** The texts of 'Call me', and those of them that its form needs. */
export function readCallMe() {
  const words = readPage('call-me', callMeSchema);
  const { name, phone, phone_help, best_time, submit, sent } = words;
  return { words, form: { name, phone, phone_help, best_time, submit, sent } };
}
