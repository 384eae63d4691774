import { text } from '@accounting-site/content/reading/fields';
import { readWords } from '@accounting-site/content/reading/pages';
import { z } from 'zod';

const appFormSchema = z.strictObject({
  problems: text(),
  failures: z.strictObject({
    network: text(),
    back_online: text(),
    busy: text(),
    limited: text('write a sentence; [wait] becomes the time to wait, like "5 minutes"'),
    server: text(),
  }),
  code: z.strictObject({ label: text(), help: text() }),
});

export type AppFormWords = z.infer<typeof appFormSchema>;

/** Messages of an application form that cannot be sent: content/en/app-form.yaml. */
export const readAppFormWords = () => readWords('en/app-form.yaml', appFormSchema);
