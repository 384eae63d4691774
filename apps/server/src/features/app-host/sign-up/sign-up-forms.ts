import { text } from '@accounting-site/content/reading/fields';
import { readPage } from '@accounting-site/content/reading/pages';
import { z } from 'zod';
import type { FormPage } from '../../../site-forms/form-page.ts';
import { mailedCodeField, newPasswordField, typedPasswordField } from '../../../site-forms/secret-fields.ts';

const registerSchema = z.object({
  heading: text(),
  sign_in: text(),
  form: z.object({
    name: text(),
    business: text(),
    email: text(),
    email_help: text(),
    password: text(),
    submit: text(),
  }),
});

const confirmSchema = z.object({
  confirm: z.object({
    heading: text(),
    form: z.object({ password: text(), submit: text(), again: text(), sign_in: text() }),
  }),
});

export const signUpPages = { asked: '/register/check-mail', confirmed: '/register/done' };

/** The form of /register, with the text of that page. @throws ContentError when it is invalid */
export function signUpForm(): FormPage {
  const { heading, sign_in, form } = readPage('register', registerSchema);
  return {
    title: heading,
    submit: form.submit,
    terms: true,
    fields: [
      { name: 'name', label: form.name, kind: 'text', autocomplete: 'name', required: true },
      { name: 'business', label: form.business, kind: 'text', autocomplete: 'organization', required: true },
      {
        name: 'email',
        label: form.email,
        help: form.email_help,
        kind: 'email',
        autocomplete: 'username',
        required: true,
      },
      newPasswordField(form.password),
    ],
    hidden: ['paymentMethod', 'plan', 'source', 'referrer', 'campaign'],
    links: [{ label: sign_in, href: '/login' }],
  };
}

/** The form of /register/confirm, with the text of that page. @throws ContentError when it is invalid */
export function confirmSignUpForm(): FormPage {
  const { heading, form } = readPage('confirm-sign-up', confirmSchema).confirm;
  return {
    title: heading,
    submit: form.submit,
    fields: [mailedCodeField(), typedPasswordField(form.password)],
    links: [
      { label: form.again, href: '/register' },
      { label: form.sign_in, href: '/login' },
    ],
  };
}
