import { expect, test } from 'vitest';
import { callRequestDraftKey, demoRequestDraftKey } from '../../lib/forms/draft-keys.ts';
import { formOf } from './show-kept-requests.ts';

const demo = 'https://www.example.com/api/site/demo-requests';
const call = 'https://www.example.com/api/site/call-requests';

test.each([
  ['a demo request of an earlier version', undefined, {}, '/demo-request#demo-name'],
  ['a demo request', demo, { plan: '' }, '/demo-request#demo-name'],
  ['a request for a plan', demo, { plan: 'annually' }, '/demo-request?plan=annually#demo-name'],
  ['a request for a call', call, {}, '/contact#call-name'],
  ['a request for a call about a plan', call, { plan: 'self-hosted' }, '/contact?plan=self-hosted#call-name'],
  ['a plain form of a French page', `${call}?language=fr`, {}, '/contact#call-name'],
])('%s is edited in its own form, with its plan', (_what, address, fields, opened) => {
  const form = formOf({ ...(address && { address }), fields });
  expect(form.address).toBe(opened);
  // The name and number of a request for a call are no draft of a demo request.
  expect(form.draftKey).toBe(opened.includes('call') ? callRequestDraftKey : demoRequestDraftKey);
});
