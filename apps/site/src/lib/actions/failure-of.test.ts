import { ApiError, NetworkError } from '@accounting-site/session';
import { expect, test } from 'vitest';
import { failureOf } from './failure-of.ts';

test.each([
  ['no response', new NetworkError(false), { reason: 'network' }],
  ['too many attempts', new ApiError(429, { message: 'Too many' }, 60), { reason: 'limited', wait: 60 }],
  ['a full queue', new ApiError(503, { message: 'Busy' }), { reason: 'busy' }],
  ['a server error', new ApiError(500, { message: 'Internal' }), { reason: 'server' }],
  ['a refusal without a message', new ApiError(413, '<html>'), { reason: 'server' }],
  ['a program error', new TypeError('undefined is not a function'), { reason: 'server' }],
  [
    'a refusal with instructions',
    new ApiError(409, { message: 'This is the only way into your account' }),
    { reason: 'refused', message: 'This is the only way into your account', errors: {} },
  ],
  [
    'field errors',
    new ApiError(422, {
      message: 'Some fields are not right',
      errors: [{ field: 'email', message: 'Please enter a valid email' }],
    }),
    {
      reason: 'refused',
      message: 'Please enter a valid email',
      errors: { email: 'Please enter a valid email' },
    },
  ],
])('%s', (_what, error, failure) => {
  expect(failureOf(error)).toEqual(failure);
});
