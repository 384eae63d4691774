import { text } from '@accounting-site/content/reading/fields';
import { readPage } from '@accounting-site/content/reading/pages';
import { leadSourceFields } from '@accounting-site/contract/staff/leads';
import { z } from 'zod';
import type { FormPage } from '../../../site-forms/form-page.ts';

const schema = z.object({
  heading: text(),
  name: text(),
  phone: text(),
  phone_help: text(),
  best_time: text(),
  submit: text(),
});

/**
 * The fields of 'Call me' with the text of the site's own form.
 * @throws ContentError when content/en/pages/call-me.yaml is invalid
 */
export function callRequestForm(): FormPage {
  const words = readPage('call-me', schema);
  return {
    terms: true,
    title: words.heading,
    submit: words.submit,
    fields: [
      { name: 'name', label: words.name, kind: 'text', autocomplete: 'name', required: true },
      {
        name: 'phone',
        label: words.phone,
        kind: 'tel',
        autocomplete: 'tel',
        help: words.phone_help,
        required: true,
      },
      { name: 'best_time', label: words.best_time, kind: 'text' },
    ],
    // The honeypot as well, because a visitor whose browser filled it in could not explain the field.
    hidden: ['plan', 'idempotency_key', 'website', ...leadSourceFields],
  };
}

export const callRequestSent = '/call-request/sent';
