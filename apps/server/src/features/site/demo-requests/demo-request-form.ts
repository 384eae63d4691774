import { text } from '@accounting-site/content/reading/fields';
import { readPage } from '@accounting-site/content/reading/pages';
import { recordOf } from '@accounting-site/contract/fields/record-of';
import {
  demoRequestFieldNames,
  demoRequestFields,
  optionalDemoRequestFields,
} from '@accounting-site/contract/forms/demo-request-fields';
import { leadSourceFields } from '@accounting-site/contract/staff/leads';
import { z } from 'zod';
import type { FormPage } from '../../../site-forms/form-page.ts';

const schema = z.object({
  head: z.object({ title: text() }),
  ...recordOf(demoRequestFieldNames, () => text()),
  phone_help: text(),
  submit: text(),
});

/**
 * The fields of specification §2, with the names of the contract and the text of /demo-request.
 * @throws ContentError when content/en/pages/demo-request.yaml is invalid
 */
export function demoRequestForm(): FormPage {
  const words = readPage('demo-request', schema);
  return {
    terms: true,
    title: words.head.title,
    submit: words.submit,
    fields: demoRequestFieldNames.map((name) => {
      const { kind, autocomplete } = demoRequestFields[name];
      return {
        name,
        label: words[name],
        kind,
        ...(name === 'phone' && { help: words.phone_help }),
        ...(autocomplete && { autocomplete }),
        required: !(name in optionalDemoRequestFields),
      };
    }),
    // Also the honeypot: a visitor whose browser filled it in should not have to understand it.
    hidden: ['plan', 'idempotency_key', 'website', ...leadSourceFields],
  };
}

export const demoRequestSent = '/demo-request/sent';
