import { demoRequestFieldNames } from '@accounting-site/contract/forms/demo-request-fields';
import { expect, test } from 'vitest';
import { leadColumns } from './lead-record.ts';

test('the columns of the CSV file of leads stay where they are: new ones are at the end', () => {
  const published = [
    ...['received', 'id', 'kind', 'stage', 'lost_reason', 'name', 'email', 'company', 'phone', 'message'],
    ...['best_time', 'plan', 'suspected', 'next_step', 'due', 'answered', 'contacted'],
    ...['source', 'medium', 'campaign', 'referrer', 'first_page', 'page', 'button'],
    ...['phone_number', 'owner', 'privacy_version'],
  ];
  expect(leadColumns.slice(0, published.length)).toEqual(published);
});

test('the CSV file of leads has each field of the form once', () => {
  expect(leadColumns).toEqual(expect.arrayContaining(demoRequestFieldNames));
  expect(new Set(leadColumns).size).toBe(leadColumns.length);
});
