import { expect, test } from 'vitest';
import { problemOf } from './make-passkey.ts';

const named = (name: string) => Object.assign(new Error('any'), { name });

test.each([
  ['a user who closes the dialog', named('NotAllowedError'), 'cancelled'],
  ['a user who starts again', named('AbortError'), 'cancelled'],
  ['a device that already has a passkey', named('InvalidStateError'), 'known'],
  ['a device that cannot verify the user', named('ConstraintError'), 'failed'],
  ['any other error', 'no error at all', 'failed'],
])('%s', (_what, error, problem) => {
  expect(problemOf(error)).toBe(problem);
});
