import { ApiError, LoginError, NetworkError } from '@accounting-site/session';
import { expect, test } from 'vitest';
import { readRefusal } from './read-refusal.ts';

test('refused fields are each shown with their message', () => {
  const errors = [
    { field: 'email', message: 'Please enter a valid email' },
    { field: 'password', message: 'Many people use this password' },
  ];
  expect(readRefusal(new ApiError(422, { errors }))).toEqual({
    errors: { email: 'Please enter a valid email', password: 'Many people use this password' },
  });
});

test.each([
  ['no response', new NetworkError(false), { reason: 'network' }],
  ['a timeout', new NetworkError(true), { reason: 'network' }],
  ['too many attempts', new ApiError(429, {}, 90), { reason: 'limited', wait: 90 }],
  ['too many attempts without Retry-After', new ApiError(429, {}), { reason: 'limited', wait: undefined }],
  [
    'an emailed link that does not work, with the reason of the server,',
    new ApiError(410, { message: 'This address has another account by now' }),
    { reason: 'link', message: 'This address has another account by now' },
  ],
  ['a link that something else than our server refused', new ApiError(410, {}), { reason: 'server' }],
  ['a full queue', new ApiError(503, {}, 2), { reason: 'busy' }],
  ['a server error', new ApiError(500, { errors: [{ field: 'x', message: 'y' }] }), { reason: 'server' }],
  ['a refusal without field errors', new ApiError(400, {}), { reason: 'server' }],
  ['a malformed response', new Error('Invalid server response format'), { reason: 'server' }],
])('%s is reported as such', (_what, error, failure) => {
  expect(readRefusal(error)).toEqual({ failure });
});

test('a failed sign-in is read like any other failed request', () => {
  const failed = new LoginError('Invalid email or password', { cause: new ApiError(503, {}, 2) });
  expect(readRefusal(failed)).toEqual({ failure: { reason: 'busy' } });
});
