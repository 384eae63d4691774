import { phoneInvalid } from '@accounting-site/contract/fields/validation-messages';
import { ApiError } from '@accounting-site/session';
import { expect, test } from 'vitest';
import type { FieldErrors, Fields } from '../../lib/forms/form-fields.ts';
import { checkContact, checkNewLead, fieldErrorsOf } from './check-contact.ts';

const ama = { name: 'Ama', email: '', phone: '024 123 4567' };

test.each<[Fields, FieldErrors]>([
  [ama, {}],
  [{ ...ama, phone: '', email: ' ama@shop.example ' }, {}],
  [{ ...ama, name: ' ' }, { name: 'Full name is required' }],
  [{ ...ama, phone: ' ' }, { phone: 'Please enter a phone number or an email address' }],
  [{ ...ama, phone: '024 123' }, { phone: phoneInvalid }],
  [{ ...ama, email: 'ama@' }, { email: 'Please enter a valid email' }],
])('%j has the errors %j', (typed, errors) => {
  expect(checkContact(typed)).toEqual(errors);
});

test('a new lead also needs how the person came', () => {
  expect(checkNewLead({ ...ama, source: '' })).toEqual({ source: 'Please choose how they came to us' });
  expect(checkNewLead({ ...ama, source: 'visit' })).toEqual({});
});

test('what the server refuses is shown at its field', () => {
  const errors = [
    { field: 'contact.phone', message: 'No such number' },
    { field: 'stage', message: 'No such stage' },
  ];
  expect(fieldErrorsOf(new ApiError(422, { errors }), 'contact.')).toEqual({ phone: 'No such number' });
  expect(fieldErrorsOf(new Error('no response'))).toEqual({});
});
