import { text } from '@accounting-site/content/reading/fields';
import { readPage } from '@accounting-site/content/reading/pages';
import { z } from 'zod';
import type { FormPage } from '../../../site-forms/form-page.ts';
import { mailedCodeField, typedPasswordField } from '../../../site-forms/secret-fields.ts';

const schema = z.object({
  confirm: z.object({
    heading: text(),
    form: z.object({
      password: text(),
      password_help: text(),
      submit: text(),
      again: text(),
    }),
  }),
});

export const confirmedEmailPage = '/confirm-email/done';

/** The form of /confirm-email, with the text of that page. @throws ContentError when it is invalid */
export function confirmEmailForm(): FormPage {
  const { heading, form } = readPage('confirm-email', schema).confirm;
  return {
    title: heading,
    submit: form.submit,
    fields: [
      mailedCodeField(),
      { ...typedPasswordField(form.password), help: form.password_help, required: false },
    ],
    links: [{ label: form.again, href: '/account' }],
  };
}
