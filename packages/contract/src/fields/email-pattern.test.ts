import { expect, test } from 'vitest';
import { emailPattern } from './email-pattern.ts';

test.each([
  'ama@example.com',
  'ama.owusu+books@mail.example.com.gh',
  "o'brien@example.co",
  'ɛsi@ɔdɔ.example',
])('%s is an address', (text) => {
  expect(emailPattern.test(text)).toBe(true);
});

test.each([
  '',
  'ama',
  'ama@',
  '@example.com',
  'ama@example',
  'ama@example.',
  'ama@.com',
  'ama@example..com',
  'a@b@example.com',
  'ama owusu@example.com',
  'ama@example.com\r\nBcc: kofi@example.com',
  'ama@example.com,kofi@example.com',
  'ama@example.com;kofi@example.com',
  'Ama <ama@example.com>',
  '"ama"@example.com',
  'ama\u0000@example.com',
  'ama\u202e@example.com',
])('%j is no address', (text) => {
  expect(emailPattern.test(text)).toBe(false);
});

test.each(['a'.repeat(1_000_000), `a@${'.a'.repeat(500_000)}@`, `a@${'a.'.repeat(500_000)}`])(
  'a very long text takes linear time',
  (text) => {
    expect(emailPattern.test(text)).toBe(false);
  },
);
