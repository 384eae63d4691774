import { exactly, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';

/** The four frames of the demo, in content/en/pages/demo-request.yaml. */
export const demoFramesSchema = z.strictObject({
  heading: text(),
  captions: exactly(4, text('write what happens, in a sentence')),
  /** What is left of the sold goods, in the third frame. */
  stock: z.strictObject({ label: text(), left: text() }),
  form_heading: text('write what the form below the frames is for'),
});

export type DemoFramesWords = z.infer<typeof demoFramesSchema>;
