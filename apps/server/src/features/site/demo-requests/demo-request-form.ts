import { text } from '@accounting-site/content/fields';
import { readPage } from '@accounting-site/content/pages';
import { siteBasePath, sitePaths } from '@accounting-site/contract/call-paths';
import { z } from 'zod';
import type { FormPage } from '../../../site-forms/form-page.ts';

const schema = z.object({
  head: z.object({ title: text() }),
  name: text(),
  email: text(),
  company: text(),
  phone: text(),
  phone_help: text(),
  message: text(),
  submit: text(),
});

/**
 * The fields of specification §2, under the names of the contract and with the text of /demo-request.
 * @throws ContentError when content/en/pages/demo-request.yaml does not fit
 */
export function demoRequestForm(): FormPage {
  const words = readPage('demo-request', schema);
  return {
    terms: true,
    title: words.head.title,
    action: siteBasePath + sitePaths.demoRequests,
    submit: words.submit,
    fields: [
      { name: 'name', label: words.name, kind: 'text', required: true },
      { name: 'email', label: words.email, kind: 'email', required: true },
      { name: 'company', label: words.company, kind: 'text' },
      { name: 'phone', label: words.phone, help: words.phone_help, kind: 'tel' },
      { name: 'message', label: words.message, kind: 'textarea' },
      { name: 'plan', label: '', kind: 'hidden' },
      { name: 'idempotency_key', label: '', kind: 'hidden' },
      // Kept as it came: a person whose browser filled it in is not asked to understand it.
      { name: 'website', label: '', kind: 'hidden' },
    ],
  };
}

/** Where a plain form leads once it is stored. */
export const demoRequestSent = '/demo-request/sent';
