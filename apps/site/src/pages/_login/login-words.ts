import { exactly, listOf, pageHead, text } from '@accounting-site/content/fields';
import { z } from 'zod';

/** The words of the sign-in page: content/en/pages/login.yaml. */
export const loginSchema = z.strictObject({
  head: pageHead(),
  heading: text(),
  email: text(),
  password: text(),
  remember: text(),
  forgot: text(),
  submit: text(),
  busy: text(),
  or: text(),
  providers: exactly(2, text()),
  provider_unavailable: text(),
  no_account: text(),
  trial: text(),
  no_script: text(),
  failures: z.strictObject({
    network: text(),
    busy: text(),
    limited: text(),
    server: text(),
    not_stored: text(),
  }),
  aside: z.strictObject({ heading: text(), points: listOf(text()) }),
});

export type LoginWords = z.infer<typeof loginSchema>;
