import { ApiError, LoginError, NetworkError } from '@accounting-site/session';
import { expect, test } from 'vitest';
import { explainFailure, readChallenge, readCodeFailure } from './sign-in-failure.ts';

const words = { network: 'network', busy: 'busy', limited: 'wait [wait]', server: 'server' };
const failedWith = (cause: unknown) => new LoginError('any', { cause });

test.each([
  ['a refused password needs no more words', new ApiError(401, {}), undefined],
  ['an address or password that the server cannot use needs no more words', new ApiError(422, {}), undefined],
  ['too many tries', new ApiError(429, {}, 900), 'wait 15 minutes'],
  ['a full queue', new ApiError(503, {}, 2), 'busy'],
  ['an error of the server', new ApiError(500, {}), 'server'],
  ['no answer', new NetworkError(false), 'network'],
  ['an answer that came too late', new NetworkError(true), 'network'],
  ['an answer that is no login', new Error('Invalid server response format'), 'server'],
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
    'a code that cannot be one',
    new ApiError(422, { errors: [{ field: 'code', message: 'x' }] }),
    { wrong: true },
  ],
  ['the fifth wrong code', new ApiError(401, {}), { over: true }],
  [
    'a challenge that is no longer there',
    new ApiError(422, { errors: [{ field: 'challenge', message: 'x' }] }),
    { over: true },
  ],
  ['too many tries', new ApiError(429, {}, 60), { explanation: 'wait 1 minute' }],
  ['no answer', new NetworkError(false), { explanation: 'network' }],
])('%s', (_what, cause, failure) => {
  expect(readCodeFailure(failedWith(cause), words)).toEqual(failure);
});
