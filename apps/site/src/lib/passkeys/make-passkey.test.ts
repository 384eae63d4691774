import { expect, test } from 'vitest';
import { problemOf } from './make-passkey.ts';

const named = (name: string) => Object.assign(new Error('any'), { name });

test.each([
  ['somebody who closes the question', named('NotAllowedError'), 'cancelled'],
  ['somebody who begins anew', named('AbortError'), 'cancelled'],
  ['a device that has one already', named('InvalidStateError'), 'known'],
  ['a device that cannot ask who is there', named('ConstraintError'), 'failed'],
  ['something else', 'no error at all', 'failed'],
])('%s', (_what, error, problem) => {
  expect(problemOf(error)).toBe(problem);
});
