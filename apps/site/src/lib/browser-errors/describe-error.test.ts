import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

const origin = 'https://www.example.com';
const script = `${origin}/_astro/page.Ab3_-x.js`;

function rejected(message: string, stack: string) {
  return { reason: Object.assign(new TypeError(message), { stack }) };
}

test('an error is reported with the build file in which it happened', () => {
  const event = { message: 'Uncaught TypeError: x is null', filename: script, lineno: 1, colno: 234 };
  expect(describeError(event, origin)).toEqual({
    message: 'Uncaught TypeError: x is null',
    place: 'page.Ab3_-x.js:1:234',
  });
});

test("an error of an inline script is reported without the page's URL, which may contain anything", () => {
  const event = { message: 'x is null', filename: `${origin}/login?next=/canary`, lineno: 12, colno: 3 };
  expect(describeError(event, origin)).toEqual({ message: 'x is null', place: 'page:12:3' });
});

test.each([
  ['Chromium', `TypeError: x is null\n    at load (${script}:1:99)\n    at ${script}:1:1`],
  ['Firefox and Safari', `load@${script}:1:99\n@${script}:1:1`],
])('an unhandled rejection is reported by its stack, as %s writes it', (_browser, stack) => {
  expect(describeError(rejected('x is null', stack), origin)).toEqual({
    message: 'TypeError: x is null',
    place: 'page.Ab3_-x.js:1:99',
  });
});

test('what the visitor typed is not reported', () => {
  const event = { message: 'Bad amount 1234567 of ama@adom.example', filename: script, lineno: 1, colno: 2 };
  expect(describeError(event, origin)?.message).toBe('Bad amount (number) of (address)');
});

test.each([
  [
    'an error of an extension',
    { message: 'x', filename: 'chrome-extension://abc/x.js', lineno: 1, colno: 1 },
  ],
  ['an error without a location', { message: 'Script error.', filename: '', lineno: 0, colno: 0 }],
  [
    'an error of a third-party script',
    { message: 'x', filename: 'https://maps.example/x.js', lineno: 1, colno: 1 },
  ],
  ['a rejection of an extension', rejected('x', 'x@moz-extension://abc/x.js:1:2')],
  ['a thrown value that is not an error', { reason: 'what the visitor typed' }],
  ['an empty event', {}],
  ['an empty message', { message: ' ', filename: script, lineno: 1, colno: 1 }],
])('%s is not reported', (_of, event) => {
  expect(describeError(event, origin)).toBeUndefined();
});
