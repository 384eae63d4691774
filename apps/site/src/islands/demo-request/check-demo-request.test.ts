import { toFieldErrors } from '@accounting-site/contract/endpoints/errors';
import { demoRequestSchema } from '@accounting-site/contract/forms/demo-requests';
import { expect, test } from 'vitest';
import { checkDemoRequest } from './check-demo-request.ts';

test('name and business email are required, and white space is not a value', () => {
  expect(checkDemoRequest({ name: '  ', email: ' ' })).toEqual({
    name: 'Full name is required',
    email: 'Business email is required',
  });
});

test('an invalid address is reported', () => {
  expect(checkDemoRequest({ name: 'Esi', email: 'esi@shop' })).toEqual({
    email: 'Please enter a valid email',
  });
});

test('company, phone and message are optional', () => {
  expect(checkDemoRequest({ name: 'Esi', email: ' esi@example.com ' })).toEqual({});
});

test.each([
  ['an empty form', {}],
  ['only an invalid phone number', { phone: 'ring me' }],
  [
    'every field invalid',
    { name: '', email: 'esi@', company: 'a'.repeat(161), phone: '024 123', message: 'b'.repeat(2001) },
  ],
  [
    'texts that are too long',
    { name: 'a'.repeat(121), email: `${'a'.repeat(250)}@b.example`, phone: '0'.repeat(33) },
  ],
  ['every field valid', { name: 'Esi', email: 'esi@example.com', phone: ' 024 412 3456 ' }],
])('%s: every error that the server would report is reported before sending', (_what, typed) => {
  const { error } = demoRequestSchema.safeParse(typed);
  const expected = (error ? toFieldErrors(error) : []).map(({ field, message }) => [field, message]);
  expect(checkDemoRequest(typed)).toEqual(Object.fromEntries(expected));
});
