import { readContact } from '@accounting-site/content/facts/facts';
import { exactly, link, listOf, pageHead, text } from '@accounting-site/content/reading/fields';
import { readPage } from '@accounting-site/content/reading/pages';
import { recordOf } from '@accounting-site/contract/fields/record-of';
import { demoRequestFieldNames } from '@accounting-site/contract/forms/demo-request-fields';
import { z } from 'zod';
import { siteFormShape } from '../site-form/site-form-words.ts';
import { texts } from '../text/words-schema.ts';

/** The four frames of the demo, in content/en/pages/demo-request.yaml. */
const demoFramesSchema = z.strictObject({
  heading: text(),
  captions: exactly(4, text('write what happens, in a sentence')),
  /** What is left of the sold goods, in the third frame. */
  stock: z.strictObject({ label: text(), left: text() }),
  form_heading: text('write what the form below the frames is for'),
});

export type DemoFramesWords = z.infer<typeof demoFramesSchema>;

/** The texts of the demo request, in the dialog and on its page: content/en/pages/demo-request.yaml. */
export const demoRequestWordsSchema = z.strictObject({
  head: pageHead(),
  ...texts('heading', 'lead', 'close').shape,
  storyboard: demoFramesSchema,
  ...recordOf(demoRequestFieldNames, () => text()),
  ...texts('phone_help', 'message_help', 'optional', 'submit').shape,
  ...siteFormShape,
  sent: z.strictObject({ heading: text(), text: text(), another: text(), home: text() }),
  read_as: text().regex(/\[number\]/, { error: 'write [number] where the phone number belongs' }),
  kept: z.strictObject({ heading: text(), text: text(), look: text() }),
  sent_page: z.strictObject({ head: pageHead() }),
  abroad: link(),
  aside: z.strictObject({
    heading: text(),
    steps: listOf(z.strictObject({ title: text(), text: text() })),
  }),
});

/** The texts of the form. */
export type DemoRequestFormWords = ReturnType<typeof readDemoRequest>['form'];

/** The texts of the demo request and the data its form needs, for every page with the form. */
export function readDemoRequest() {
  const words = readPage('demo-request', demoRequestWordsSchema);
  const { head, heading, lead, close, storyboard, sent_page, abroad, aside, sent, ...form } = words;
  const { home, ...sentWords } = sent;
  return { words, form: { ...form, sent: sentWords, whatsappNumber: readContact().whatsapp } };
}
