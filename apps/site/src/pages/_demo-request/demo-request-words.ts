import { listOf, pageHead, text } from '@accounting-site/content/reading/fields';
import { recordOf } from '@accounting-site/contract/fields/record-of';
import { demoRequestFieldNames } from '@accounting-site/contract/forms/demo-request-fields';
import { z } from 'zod';
import { type SiteFormWords, siteFormShape } from '../../lib/site-form/site-form-words.ts';
import { texts } from '../../lib/text/words-schema.ts';
import { demoFramesSchema } from '../../sections/DemoFrames/demo-frames-words.ts';

/** The texts of the demo request, in the dialog and on its page: content/en/pages/demo-request.yaml. */
export const demoRequestWordsSchema = z.strictObject({
  head: pageHead(),
  ...texts('heading', 'lead', 'close').shape,
  storyboard: demoFramesSchema,
  ...recordOf(demoRequestFieldNames, () => text()),
  ...texts('phone_help', 'message_help', 'optional', 'submit').shape,
  ...siteFormShape,
  sent: z.strictObject({ heading: text(), text: text(), another: text(), home: text() }),
  kept: z.strictObject({ heading: text(), text: text(), look: text() }),
  sent_page: z.strictObject({ head: pageHead() }),
  aside: z.strictObject({
    heading: text(),
    steps: listOf(z.strictObject({ title: text(), text: text() })),
  }),
});

/** The texts of the form. */
export type DemoRequestFormWords = SiteFormWords &
  Omit<
    z.infer<typeof demoRequestWordsSchema>,
    'head' | 'heading' | 'lead' | 'close' | 'storyboard' | 'sent_page' | 'aside' | 'sent'
  > & { sent: Record<'heading' | 'text' | 'another', string> };
