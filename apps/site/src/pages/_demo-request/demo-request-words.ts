import { listOf, pageHead, text } from '@accounting-site/content/fields';
import { demoRequestFieldNames } from '@accounting-site/contract/demo-request-fields';
import { recordOf } from '@accounting-site/contract/record-of';
import { z } from 'zod';
import { demoFramesSchema } from '../../sections/DemoFrames/demo-frames-words.ts';

/** The texts of the demo request, in the dialog and on its page: content/en/pages/demo-request.yaml. */
export const demoRequestWordsSchema = z.strictObject({
  head: pageHead(),
  heading: text(),
  lead: text(),
  close: text(),
  storyboard: demoFramesSchema,
  ...recordOf(demoRequestFieldNames, () => text()),
  phone_help: text(),
  message_help: text(),
  optional: text(),
  submit: text(),
  busy: text(),
  problems: text(),
  sent: z.strictObject({ heading: text(), text: text(), another: text(), home: text() }),
  kept: z.strictObject({ heading: text(), text: text(), look: text() }),
  failures: z.strictObject({
    network: text(),
    back_online: text(),
    limited: text('write a sentence; [wait] stands for the time to wait, like "5 minutes"'),
    server: text(),
  }),
  whatsapp: text(),
  sent_page: z.strictObject({ head: pageHead() }),
  aside: z.strictObject({
    heading: text(),
    steps: listOf(z.strictObject({ title: text(), text: text() })),
  }),
});
