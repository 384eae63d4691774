import { expect, test } from 'vitest';
import { browserErrorSchema } from './browser-errors.ts';

const body = { page: '/pricing', message: 'x is null', place: 'page.Ab3_-x.js:1:234', build: 'Ab3_-x' };
const accepts = (more: object) => browserErrorSchema.safeParse({ ...body, ...more }).success;

test('a browser reports the message, the place and the build of an error', () => {
  expect(browserErrorSchema.parse(body)).toEqual(body);
  expect(browserErrorSchema.parse({ page: '/', message: 'x' })).toEqual({
    ...{ page: '/', message: 'x', place: '', build: '' },
  });
});

test('the server cleans a message that the browser did not clean', () => {
  expect(browserErrorSchema.parse({ ...body, message: 'of ama@adom.example' }).message).toBe('of (address)');
});

test('a report that is no script error is refused, and unknown fields are dropped', () => {
  expect(accepts({ page: 'pricing' })).toBe(false);
  for (const message of [undefined, 12, '', ' ', 'x'.repeat(1001)]) expect(accepts({ message })).toBe(false);
  for (const place of ['https://evil.example/x.js:1:2', 'x.js', 'a b:1:2', 7]) {
    expect(accepts({ place })).toBe(false);
  }
  expect(accepts({ build: '<b>' })).toBe(false);
  expect(browserErrorSchema.parse({ ...body, userAgent: 'x', stack: 'y' })).toEqual(body);
});
