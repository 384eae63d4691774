import { expect, test } from 'vitest';
import { isPhoneNumber, toInternationalNumber, toSpacedNumber } from './phone-number.ts';

test.each([
  '0241234567',
  '024 123 4567',
  '(024) 123-4567',
  '+233 24 123 4567',
  '+233 (0)24 123 4567',
  '00233 24 123 4567',
  '030 277 1234',
  '+44 20 7946 0000',
  '+1-202-555-0100',
])('%s reads as a phone number', (text) => {
  expect(isPhoneNumber(text)).toBe(true);
});

test.each([
  '',
  '123456',
  '1234567',
  '024 123 456',
  '024 123 45678',
  '+233 24 123 456',
  '+999 24 123 4567',
  '123456789012345678',
  'call me',
  '024 123 4567 ext 5',
  '024+1234567',
  '+',
  '٠٢٤١٢٣٤٥٦٧',
])('%j does not', (text) => {
  expect(isPhoneNumber(text)).toBe(false);
});

test.each([
  ['024 123 4567', '+233241234567'],
  ['24 123 4567', '+233241234567'],
  ['030-277-1234', '+233302771234'],
  ['+233 (0)24 123 4567', '+233241234567'],
  ['00233 24 123 4567', '+233241234567'],
  ['+234 803 123 4567', '+2348031234567'],
  ['0044 20 7946 0000', '+442079460000'],
])('%s is %s wherever it is dialled', (text, number) => {
  expect(toInternationalNumber(text)).toBe(number);
});

test.each([
  ['0241234567', '+233 24 123 4567'],
  ['+233-24-123-4567', '+233 24 123 4567'],
  ['+1 (202) 555-0100', '+1 202 555 0100'],
  ['024 123', undefined],
])('%s is written with spaces for a spreadsheet', (text, expected) => {
  expect(toSpacedNumber(text)).toBe(expected);
});
