import { ApiError, NetworkError } from '@accounting-site/session';
import { expect, test } from 'vitest';
import { failureText, isFinal, listFailureText, refusalOf } from './desk-failure.ts';

const list = { network: 'You seem to be offline.', server: 'Try again in a moment.' };
const one = { gone: 'It was deleted.', failed: 'Check your connection and try again.' };
const message = 'Too many requests in a short time. Wait 12 minutes, then try again.';

test.each<[error: unknown, ofList: string, ofOne: string]>([
  [new NetworkError(false), list.network, one.failed],
  [new ApiError(503, { message: 'The service is busy' }), list.server, one.failed],
  [new ApiError(429, { message }), message, message],
  [new ApiError(429, '<html>'), list.server, one.failed],
  [new ApiError(404, { message: 'There is no such lead' }), list.server, one.gone],
  [new TypeError('a mistake'), list.server, one.failed],
])('%o says what helps', (error, ofList, ofOne) => {
  expect(listFailureText(error, list)).toBe(ofList);
  expect(failureText(error, one)).toBe(ofOne);
});

test('an account that may not do something is told what it needs, instead of to try again', () => {
  const forStaff =
    'Your account may not do this. Ask an admin, or sign in with an account of the role staff or admin.';
  const refused = new ApiError(403, { message: forStaff });
  expect([refusalOf(refused), failureText(refused, one)]).toEqual(['refused', forStaff]);
  expect(refusalOf(new ApiError(403, { requires: 'authenticator' }))).toBe('no factor');
});

test('only what may be accepted later is worth another try', () => {
  const errors = [403, 404, 408, 409, 422, 429, 503].map((status) => new ApiError(status, {}));
  expect(errors.filter((error) => !isFinal(error)).map(({ status }) => status)).toEqual([408, 429, 503]);
  expect(isFinal(new NetworkError(false))).toBe(false);
});
