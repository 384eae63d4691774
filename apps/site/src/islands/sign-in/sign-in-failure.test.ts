import { ApiError, LoginError, NetworkError } from '@accounting-site/session';
import { expect, test } from 'vitest';
import { explainFailure } from './sign-in-failure.ts';

const words = { network: 'network', busy: 'busy', limited: 'limited', server: 'server' };
const failedWith = (cause: unknown) => new LoginError('any', { cause });

test.each([
  ['a refused password needs no more words', new ApiError(401, {}), undefined],
  ['an address or password that the server cannot use needs no more words', new ApiError(422, {}), undefined],
  ['too many tries', new ApiError(429, {}, 900), 'limited'],
  ['a full queue', new ApiError(503, {}, 2), 'busy'],
  ['an error of the server', new ApiError(500, {}), 'server'],
  ['no answer', new NetworkError(false), 'network'],
  ['an answer that came too late', new NetworkError(true), 'network'],
  ['an answer that is no login', new Error('Invalid server response format'), 'server'],
])('%s', (_what, cause, explanation) => {
  expect(explainFailure(failedWith(cause), words)).toBe(explanation);
});
