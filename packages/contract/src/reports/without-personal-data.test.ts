import { expect, test } from 'vitest';
import { cleanErrorMessage, messageMaxLength } from './without-personal-data.ts';

test('an error without personal data is reported unchanged', () => {
  const message = "Cannot read properties of undefined (reading 'amount')";
  expect(cleanErrorMessage(message)).toBe(message);
  expect(cleanErrorMessage('Minified React error #418')).toBe('Minified React error #418');
});

test.each([
  ['Bad value ama@adom.example here', 'Bad value (address) here'],
  ['Unknown +233 24 412 3456!', 'Unknown +(number)!'],
  ['024-412-3456 and 1234', '(number) and 1234'],
  ['٠٢٤٤١٢٣٤٥٦', '(number)'],
  [`"${'word '.repeat(9)}" is not valid JSON`, '"…" is not valid JSON'],
  [`Unexpected '${'word '.repeat(9)}`, 'Unexpected "…"'],
  ['"{name" is not valid JSON', '"{name" is not valid JSON'],
  [
    'Failed to load https://www.example.com/login?next=/account#token=canary now',
    'Failed to load https://www.example.com/login now',
  ],
  ['GET /search?q=canary', 'GET /search'],
  ['two\nlines\t\u0000 and\u200b more', 'two lines and more'],
  [' \n ', ''],
])('%j is told as %j', (message, told) => {
  expect(cleanErrorMessage(message)).toBe(told);
  expect(cleanErrorMessage(told)).toBe(told);
});

test('a message of any length is cleaned quickly and kept short', () => {
  const startedAt = performance.now();
  for (const part of ["'", '"a', '1 ', '/?', '@', '“']) {
    expect(cleanErrorMessage(part.repeat(500_000)).length).toBeLessThanOrEqual(messageMaxLength);
  }
  expect(performance.now() - startedAt).toBeLessThan(1000);
});
