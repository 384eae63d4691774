import { ApiError, LoginError, NetworkError } from '@accounting-site/session';
import { expect, test } from 'vitest';
import { explainFailure, readChallenge, readCodeFailure } from './sign-in-failure.ts';

const words = { network: 'network', busy: 'busy', limited: 'wait [wait]', server: 'server' };
const failedWith = (cause: unknown) => new LoginError('any', { cause });

test.each([
  ['a refused password needs no explanation', new ApiError(401, {}), undefined],
  [
    'an address or password that the server cannot use needs no explanation',
    new ApiError(422, {}),
    undefined,
  ],
  ['too many attempts', new ApiError(429, {}, 900), 'wait 15 minutes'],
  ['a disabled account', new ApiError(403, { message: 'Call us' }), 'Call us'],
  ['a full queue', new ApiError(503, {}, 2), 'busy'],
  ['a server error', new ApiError(500, {}), 'server'],
  ['no response', new NetworkError(false), 'network'],
  ['a timeout', new NetworkError(true), 'network'],
  ['a malformed response', new Error('Invalid server response format'), 'server'],
])('%s', (_what, cause, explanation) => {
  expect(explainFailure(failedWith(cause), words)).toBe(explanation);
});

test('the correct password of an account with a second factor gives the challenge to answer', () => {
  const problem = { requires: 'second-factor', challenge: 'challenge-1' };
  expect(readChallenge(failedWith(new ApiError(401, problem)))).toBe('challenge-1');
  expect(readChallenge(failedWith(new ApiError(401, {})))).toBeUndefined();
  expect(readChallenge(failedWith(new NetworkError(false)))).toBeUndefined();
});

test.each([
  [
    'a wrong code, with the challenge to answer next',
    new ApiError(401, { requires: 'second-factor', challenge: 'challenge-2' }),
    { wrong: true, challenge: 'challenge-2' },
  ],
  [
    'a code with an invalid format',
    new ApiError(422, { errors: [{ field: 'code', message: 'x' }] }),
    { wrong: true },
  ],
  ['the fifth wrong code', new ApiError(401, {}), { over: true }],
  [
    'an expired challenge',
    new ApiError(422, { errors: [{ field: 'challenge', message: 'x' }] }),
    { over: true },
  ],
  ['too many attempts', new ApiError(429, {}, 60), { explanation: 'wait 1 minute' }],
  ['no response', new NetworkError(false), { explanation: 'network' }],
])('%s', (_what, cause, failure) => {
  expect(readCodeFailure(failedWith(cause), words)).toEqual(failure);
});
