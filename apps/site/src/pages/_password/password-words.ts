import { listOf, pageHead, text } from '@accounting-site/content/fields';
import { z } from 'zod';

/** The words of the pages for people who cannot sign in: content/en/pages/password.yaml. */
export const passwordSchema = z.strictObject({
  forgot: z.strictObject({
    head: pageHead(),
    heading: text(),
    lead: text(),
    ways_heading: text(),
    message: text(),
    subject: text(),
    whatsapp: text(),
    phone: text(),
    email: text(),
    check_heading: text(),
    checks: listOf(text()),
    back: text(),
  }),
  reset: z.strictObject({
    head: pageHead(),
    heading: text(),
    lead: text(),
    cta: text(),
    warning_heading: text(),
    warning: text(),
  }),
});

export type PasswordWords = z.infer<typeof passwordSchema>;
