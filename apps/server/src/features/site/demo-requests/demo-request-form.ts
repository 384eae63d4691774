import { siteBasePath, sitePaths } from '@accounting-site/contract/call-paths';
import type { FormPage } from '../../../site-forms/form-page.ts';

/** The fields of specification §2, under the names of the contract. */
export const demoRequestForm: FormPage = {
  terms: true,
  title: 'Request a demo',
  action: siteBasePath + sitePaths.demoRequests,
  submit: 'Send Demo Request',
  fields: [
    { name: 'name', label: 'Full name', kind: 'text', required: true },
    { name: 'email', label: 'Business email', kind: 'email', required: true },
    { name: 'company', label: 'Company name', kind: 'text' },
    { name: 'phone', label: 'Phone number', help: '024 000 0000, or with country code', kind: 'tel' },
    { name: 'message', label: 'Message', kind: 'textarea' },
    { name: 'plan', label: '', kind: 'hidden' },
    { name: 'idempotency_key', label: '', kind: 'hidden' },
    // Kept as it came: a person whose browser filled it in is not asked to understand it.
    { name: 'website', label: '', kind: 'hidden' },
  ],
};

/** Where a plain form leads once it is stored. */
export const demoRequestSent = '/demo-request/sent';
