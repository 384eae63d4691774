import { siteBasePath, sitePaths } from '@accounting-site/contract/call-paths';
import { demoRequestFields, optionalDemoRequestFields } from '@accounting-site/contract/demo-request-fields';
import type { FormPage } from '../../../site-forms/form-page.ts';

/** The fields of specification §2, under the names of the contract. */
export const demoRequestForm: FormPage = {
  terms: true,
  title: 'Request a demo',
  action: siteBasePath + sitePaths.demoRequests,
  submit: 'Send Demo Request',
  fields: [
    ...Object.entries(demoRequestFields).map(([name, { label, kind, help }]) => ({
      name,
      label,
      kind,
      ...(help !== undefined && { help }),
      required: !(name in optionalDemoRequestFields),
    })),
    { name: 'plan', label: '', kind: 'hidden' },
    { name: 'idempotency_key', label: '', kind: 'hidden' },
    // Kept as it came: a person whose browser filled it in is not asked to understand it.
    { name: 'website', label: '', kind: 'hidden' },
  ],
};

/** Where a plain form leads once it is stored. */
export const demoRequestSent = '/demo-request/sent';
