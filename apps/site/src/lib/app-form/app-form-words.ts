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

/** Words of a form that an emailed link opens. */
export type MailedLinkFormWords = z.infer<typeof appFormSchema>;

export type AppFormWords = Omit<MailedLinkFormWords, 'code'>;

/** Messages of an application form that cannot be sent: content/en/app-form.yaml. */
export function readAppFormWords(): AppFormWords {
  const { code, ...words } = readMailedLinkFormWords();
  return words;
}

/** The same, and the words of the code from the email. */
export const readMailedLinkFormWords = () => readWords('en/app-form.yaml', appFormSchema);
