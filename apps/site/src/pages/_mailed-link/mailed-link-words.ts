import { listOf, pageHead, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import type { AppFormWords, MailedLinkFormWords } from '../../lib/app-form/app-form-words.ts';
import type { PasswordFieldWords } from '../../lib/password-field/password-field-words.ts';
import { texts } from '../../lib/text/words-schema.ts';

/** The texts of a page after a form of the application. */
const nextStepSchema = z.strictObject({
  head: pageHead(),
  heading: text(),
  text: text('write a sentence; [email] becomes the address that was typed'),
  /** Replaces the address if the browser does not know it. */
  somebody: text().optional(),
  cta: text(),
  aside: z.strictObject({ heading: text(), points: listOf(text()) }),
});

export type NextStepWords = z.infer<typeof nextStepSchema>;

/** The texts of the pages for users who cannot sign in: content/en/pages/password.yaml. */
export const passwordSchema = z.strictObject({
  forgot: z.strictObject({
    head: pageHead(),
    heading: text(),
    form: z.strictObject({ lead: text(), email: text(), submit: text(), busy: text() }),
    aside: z.strictObject({ heading: text(), points: listOf(text()) }),
    ...texts('person_heading', 'person_lead', 'ways_heading').shape,
    ...texts('message', 'subject', 'whatsapp', 'phone', 'email', 'check_heading').shape,
    checks: listOf(text()),
    back: text(),
  }),
  check_mail: nextStepSchema,
  reset: z.strictObject({
    head: pageHead(),
    heading: text(),
    lead: text(),
    form: texts('password', 'submit', 'busy', 'no_codes', 'no_codes_help', 'again'),
    ...texts('person_lead', 'cta', 'warning_heading', 'warning').shape,
  }),
  done: nextStepSchema,
});

type PasswordWords = z.infer<typeof passwordSchema>;
export type ForgotPasswordFormWords = AppFormWords & Omit<PasswordWords['forgot']['form'], 'lead'>;
export type ResetPasswordFormWords = MailedLinkFormWords &
  PasswordWords['reset']['form'] & { password_field: PasswordFieldWords; sign_in: string };

/** The texts of the pages that confirm a new address: content/en/pages/confirm-email.yaml. */
export const confirmEmailSchema = z.strictObject({
  confirm: z.strictObject({
    head: pageHead(),
    heading: text(),
    lead: text(),
    form: texts('password', 'password_help', 'submit', 'busy', 'again'),
    aside: z.strictObject({ heading: text(), points: listOf(text()) }),
  }),
  done: nextStepSchema,
});

type ConfirmEmailWords = z.infer<typeof confirmEmailSchema>;
export type ConfirmEmailFormWords = MailedLinkFormWords &
  ConfirmEmailWords['confirm']['form'] & { password_field: Pick<PasswordFieldWords, 'show' | 'hide'> };

/** The texts of the pages after a sign-up: content/en/pages/confirm-sign-up.yaml. */
export const confirmSignUpSchema = z.strictObject({
  check_mail: nextStepSchema,
  confirm: z.strictObject({
    head: pageHead(),
    heading: text(),
    lead: text(),
    form: texts('password', 'submit', 'busy', 'wrong_password', 'again', 'sign_in', 'not_stored'),
    forgotten: text(),
    sign_up_again: text(),
    aside: z.strictObject({ heading: text(), points: listOf(text()) }),
  }),
  done: nextStepSchema.extend({ open_app: text() }),
});

type ConfirmSignUpWords = z.infer<typeof confirmSignUpSchema>;
export type ConfirmSignUpFormWords = MailedLinkFormWords &
  ConfirmSignUpWords['confirm']['form'] & { password_field: Pick<PasswordFieldWords, 'show' | 'hide'> };
