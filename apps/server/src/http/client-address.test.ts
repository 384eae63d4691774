import { expect, test } from 'vitest';
import { writtenClient } from './client-address.ts';

test.each([
  '203.0.113.9',
  '2001:db8::9',
  '::ffff:203.0.113.9',
  '203.0.113.9:51234',
  '[2001:db8::9]:443',
  '::1',
  '',
])('%j is kept unchanged', (address) => {
  expect(writtenClient(address)).toBe(address);
});

test.each(['canary', 'fe80::1%canary', 'canary:443', '203.0.113.9, canary', '[canary]:1'])(
  '%j is not',
  (address) => {
    expect(writtenClient(address)).toBe('unreadable');
  },
);

test('a visitor who disconnected before the first read has none', () => {
  expect(writtenClient(undefined)).toBe('');
});
