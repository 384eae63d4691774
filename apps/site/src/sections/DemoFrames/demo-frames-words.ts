import { exactly, listOf, text } from '@accounting-site/content/fields';
import { z } from 'zod';

const row = z.strictObject({ label: text(), value: text() });

/** The four frames of the demo, in content/en/pages/demo-request.yaml. */
export const demoFramesSchema = z.strictObject({
  heading: text(),
  frames: exactly(
    4,
    z.strictObject({ caption: text('write what happens, in a sentence'), title: text(), rows: listOf(row) }),
  ),
  form_heading: text('write what the form below the frames is for'),
});

export type DemoFramesWords = z.infer<typeof demoFramesSchema>;
