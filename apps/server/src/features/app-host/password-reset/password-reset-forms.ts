import { text } from '@accounting-site/content/reading/fields';
import { readPage } from '@accounting-site/content/reading/pages';
import { z } from 'zod';
import type { FormPage } from '../../../site-forms/form-page.ts';
import { mailedCodeField, newPasswordField } from '../../../site-forms/secret-fields.ts';

const schema = z.object({
  forgot: z.object({
    heading: text(),
    form: z.object({ email: text(), submit: text() }),
    back: text(),
  }),
  reset: z.object({
    heading: text(),
    form: z.object({ password: text(), submit: text(), again: text() }),
  }),
});

export const passwordResetPages = { asked: '/forgot-password/check-mail', done: '/reset-password/done' };

/** The form of /forgot-password, with the text of that page. @throws ContentError when it is invalid */
export function forgotPasswordForm(): FormPage {
  const { heading, form, back } = readPage('password', schema).forgot;
  return {
    title: heading,
    submit: form.submit,
    fields: [{ name: 'email', label: form.email, kind: 'email', autocomplete: 'username', required: true }],
    links: [{ label: back, href: '/login' }],
  };
}

/** The form of /reset-password, with the text of that page. @throws ContentError when it is invalid */
export function resetPasswordForm(): FormPage {
  const { forgot, reset } = readPage('password', schema);
  const { heading, form } = reset;
  return {
    title: heading,
    submit: form.submit,
    fields: [mailedCodeField(), newPasswordField(form.password)],
    hidden: ['cannotGetCodes'],
    links: [
      { label: form.again, href: '/forgot-password' },
      { label: forgot.back, href: '/login' },
    ],
  };
}
