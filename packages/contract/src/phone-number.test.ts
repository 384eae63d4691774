import { expect, test } from 'vitest';
import { isPhoneNumber } from './phone-number.ts';

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
  '123456789012345678',
  'call me',
  '024 123 4567 ext 5',
  '024+1234567',
  '+',
  '٠٢٤١٢٣٤٥٦٧',
])('%j does not', (text) => {
  expect(isPhoneNumber(text)).toBe(false);
});
