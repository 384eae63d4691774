import { listOf, pageHead, text } from '@accounting-site/content/fields';
import { z } from 'zod';
import type { AppFormWords } from '../../lib/app-form/app-form-words.ts';
import type { PasswordFieldWords } from '../../lib/password-field/password-field-words.ts';
import { nextStepSchema } from '../_next-step/next-step-words.ts';

/** The texts of the pages for users who cannot sign in: content/en/pages/password.yaml. */
export const passwordSchema = z.strictObject({
  forgot: z.strictObject({
    head: pageHead(),
    heading: text(),
    form: z.strictObject({ lead: text(), email: text(), submit: text(), busy: text() }),
    aside: z.strictObject({ heading: text(), points: listOf(text()) }),
    person_heading: text(),
    person_lead: text(),
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
  check_mail: nextStepSchema,
  reset: z.strictObject({
    head: pageHead(),
    heading: text(),
    lead: text(),
    form: z.strictObject({
      password: text(),
      submit: text(),
      busy: text(),
      no_codes: text(),
      no_codes_help: text(),
      link_failed: text(),
      again: text(),
    }),
    person_lead: text(),
    cta: text(),
    warning_heading: text(),
    warning: text(),
  }),
  done: nextStepSchema,
});

export type PasswordWords = z.infer<typeof passwordSchema>;
export type ForgotPasswordFormWords = AppFormWords & Omit<PasswordWords['forgot']['form'], 'lead'>;
export type ResetPasswordFormWords = AppFormWords &
  PasswordWords['reset']['form'] & { password_field: PasswordFieldWords };
