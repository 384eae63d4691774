import { expect, test } from 'vitest';
import { checkDemoRequest } from './check-demo-request.ts';

test('name and business e-mail are required, white space does not count', () => {
  expect(checkDemoRequest({ name: '  ', email: ' ' })).toEqual({
    name: 'Full name is required',
    email: 'Business email is required',
  });
});

test('an address that is none is named', () => {
  expect(checkDemoRequest({ name: 'Esi', email: 'esi@shop' })).toEqual({
    email: 'Please enter a valid email',
  });
});

test('company, phone and message may be left out', () => {
  expect(checkDemoRequest({ name: 'Esi', email: ' esi@example.com ' })).toEqual({});
});
