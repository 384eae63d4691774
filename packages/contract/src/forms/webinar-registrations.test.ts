import { expect, test } from 'vitest';
import { toFieldErrors } from '../endpoints/errors.ts';
import { recordOf } from '../fields/record-of.ts';
import { leadSourceFields } from '../staff/leads.ts';
import { webinarRegistrationSchema } from './webinar-registrations.ts';

const full = {
  webinarId: 'vat-returns',
  occurrenceStart: '2026-12-03T10:00:00Z',
  name: 'Ama Owusu',
  email: 'ama@example.com',
};

function refusal(changes: Record<string, unknown>) {
  const result = webinarRegistrationSchema.safeParse({ ...full, ...changes });
  return result.success ? [] : toFieldErrors(result.error);
}

test('a complete registration is accepted', () => {
  expect(webinarRegistrationSchema.parse(full)).toEqual({
    ...full,
    ...recordOf(leadSourceFields, () => ''),
    website: '',
  });
});

test('an empty form has an error for each field', () => {
  expect(refusal({ webinarId: '', occurrenceStart: '', name: '', email: '' })).toEqual([
    { field: 'webinarId', message: 'Please choose a webinar' },
    { field: 'occurrenceStart', message: 'Please choose a date for the webinar' },
    { field: 'name', message: 'Full name is required' },
    { field: 'email', message: 'Email is required' },
  ]);
});

test.each(['2026-12-03', '2026-12-03T10:00:00', '2026-12-03T10:00:00+01:00', '2026-02-30T10:00:00Z', 'soon'])(
  '%s is no time in UTC',
  (occurrenceStart) => {
    expect(refusal({ occurrenceStart })).toEqual([
      { field: 'occurrenceStart', message: 'Please choose a date for the webinar' },
    ]);
  },
);
