import { expect, test } from 'vitest';
import { toFieldErrors } from '../endpoints/errors.ts';
import { recordOf } from '../fields/record-of.ts';
import { phoneInvalid } from '../fields/validation-messages.ts';
import { leadSourceFields } from '../staff/leads.ts';
import { optionalDemoRequestFieldNames } from './demo-request-fields.ts';
import { demoRequestSchema } from './demo-requests.ts';

const empty = recordOf(optionalDemoRequestFieldNames, () => '');
const full = {
  ...empty,
  name: 'Ama Owusu',
  email: 'ama@example.com',
  company: 'Owusu Stores',
  phone: '+233 24 123 4567',
  message: 'Please call after 2 pm.',
  plan: 'annually',
  source: 'newsletter',
  medium: 'email',
  campaign: 'november',
  referrer: 'mail.example',
  first_page: '/guides',
  page: '/pricing',
  button: 'Request Demo',
  website: '',
};

function refusal(changes: Record<string, unknown>) {
  const result = demoRequestSchema.safeParse({ ...full, ...changes });
  return result.success ? [] : toFieldErrors(result.error);
}

test('a request with every field is accepted unchanged', () => {
  expect(demoRequestSchema.parse(full)).toEqual(full);
});

test('the optional fields may be missing', () => {
  expect(demoRequestSchema.parse({ name: ' Ama ', email: ' ama@example.com ' })).toEqual({
    name: 'Ama',
    email: 'ama@example.com',
    ...empty,
    plan: '',
    ...recordOf(leadSourceFields, () => ''),
    website: '',
  });
});

test('a missing full name and business email both have an error', () => {
  expect(refusal({ name: '  ', email: undefined })).toEqual([
    { field: 'name', message: 'Full name is required' },
    { field: 'email', message: 'Business email is required' },
  ]);
});

test.each([
  [{ email: 'ama@' }, 'email', 'Please enter a valid email'],
  [{ phone: 'call me' }, 'phone', phoneInvalid],
  [{ name: 'a'.repeat(121) }, 'name', 'Full name must be 120 characters or fewer'],
  [{ company: 'a'.repeat(161) }, 'company', 'Company name must be 160 characters or fewer'],
  [{ phone: '0'.repeat(33) }, 'phone', 'Phone number must be 32 characters or fewer'],
  [{ message: 'a'.repeat(2001) }, 'message', 'Message must be 2,000 characters or fewer'],
])('%o is refused at %s: %s', (changes, field, message) => {
  expect(refusal(changes)).toEqual([{ field, message }]);
});

test('texts of the maximum length are accepted', () => {
  expect(refusal({ name: 'a'.repeat(120), company: 'a'.repeat(160), message: 'a'.repeat(2000) })).toEqual([]);
});

test('a filled-in honeypot is no error, so that bots do not notice it', () => {
  expect(demoRequestSchema.parse({ ...full, website: 'https://example.com' }).website).not.toBe('');
});

test.each([
  ['a'.repeat(500), 'a'.repeat(120)],
  ['  a\u0000b\u202ec\r\n', 'a b c'],
  [7, ''],
  [null, ''],
  [{ $gt: '' }, ''],
])('a source of %j never refuses a request, and becomes %j', (source, expected) => {
  expect(demoRequestSchema.parse({ ...full, source }).source).toBe(expected);
});
