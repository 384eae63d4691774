import { listOf, pageHead, text } from '@accounting-site/content/fields';
import { z } from 'zod';
import type { AppFormWords } from '../../lib/app-form/app-form-words.ts';
import type { PasswordFieldWords } from '../../lib/password-field/password-field-words.ts';
import { nextStepSchema } from '../_next-step/next-step-words.ts';

/** The texts of the pages after a sign-up: content/en/pages/confirm-sign-up.yaml. */
export const confirmSignUpSchema = z.strictObject({
  check_mail: nextStepSchema,
  confirm: z.strictObject({
    head: pageHead(),
    heading: text(),
    lead: text(),
    form: z.strictObject({
      password: text(),
      submit: text(),
      busy: text(),
      wrong_password: text(),
      link_failed: text(),
      again: text(),
      sign_in: text(),
      not_stored: text(),
    }),
    forgotten: text(),
    sign_up_again: text(),
    aside: z.strictObject({ heading: text(), points: listOf(text()) }),
  }),
  done: nextStepSchema.extend({ open_app: text() }),
});

export type ConfirmSignUpWords = z.infer<typeof confirmSignUpSchema>;
export type ConfirmSignUpFormWords = AppFormWords &
  ConfirmSignUpWords['confirm']['form'] & { password_field: Pick<PasswordFieldWords, 'show' | 'hide'> };
