import { expect, test } from 'vitest';
import { pageHead } from './fields.ts';

test('a description ends with its last character, because shared links draw it', () => {
  const description = 'Accounting for shops. '.repeat(6).trim();
  expect(pageHead().parse({ title: 'Books', description: `${description}\n` }).description).toBe(description);
});
