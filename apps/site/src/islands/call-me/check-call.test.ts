import { toFieldErrors } from '@accounting-site/contract/endpoints/errors';
import { callRequestSchema } from '@accounting-site/contract/forms/call-requests';
import { expect, test } from 'vitest';
import { checkCall } from './check-call.ts';

test.each([
  [{ name: 'Ama', phone: '024 123 4567', best_time: '' }],
  [{ name: 'Ama', phone: '+44 20 7946 0000', best_time: 'after 4' }],
  [{ name: ' ', phone: ' ', best_time: '' }],
  [{ name: 'Ama', phone: '024 123', best_time: '' }],
  [{ name: 'Ama', phone: 'call me', best_time: 'x'.repeat(81) }],
  [{ name: 'x'.repeat(121), phone: '0'.repeat(33), best_time: '' }],
])('%j has the errors that the server would find', (typed) => {
  const { error } = callRequestSchema.safeParse(typed);
  const found = error ? toFieldErrors(error).map(({ field, message }) => [field, message]) : [];
  expect(checkCall(typed)).toEqual(Object.fromEntries(found));
});
