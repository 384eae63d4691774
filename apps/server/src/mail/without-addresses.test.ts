import { expect, test } from 'vitest';
import { withoutAddresses } from './without-addresses.ts';

test.each([
  ['550 5.1.1 <ama@shop.example>: unknown user', '550 5.1.1 <…>: unknown user'],
  ['550 ama@shop.example, kofi@shop.example', '550 …, …'],
  ['421 busy\r\n421 bye\u001b[31m', '421 busy 421 bye [31m'],
  [`535 ${'A'.repeat(40)}`, '535 …'],
  ['x '.repeat(500), 'x '.repeat(100)],
])('%j is kept as %j', (said, kept) => {
  expect(withoutAddresses(said)).toBe(kept);
});
