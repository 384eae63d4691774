import { text } from '@accounting-site/content/reading/fields';
import { readWords } from '@accounting-site/content/reading/pages';
import { z } from 'zod';
import { texts } from '../text/words-schema.ts';

const passwordFieldSchema = z.strictObject({
  show: text(),
  hide: text(),
  help: text('write what a good password is; [least] becomes the minimum number of characters'),
  advice: z.strictObject({
    one_short: text(),
    short: text('write a sentence; [missing] becomes the number of characters'),
    ...texts('own_words', 'pattern', 'longer', 'nothing').shape,
  }),
});

export type PasswordFieldWords = z.infer<typeof passwordFieldSchema>;

/** Texts of every password field: content/en/password-field.yaml. */
export const readPasswordFieldWords = () => readWords('en/password-field.yaml', passwordFieldSchema);
