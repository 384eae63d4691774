import { linkProblems } from '@accounting-site/contract/account/providers';
import { expect, test } from 'vitest';
import { readLinkOutcome } from './LinkOutcome.tsx';

const words = {
  cancelled: '',
  'not-linked': '',
  'address-taken': '',
  'linked-elsewhere': '',
  disabled: '',
  reauthenticate: '',
  failed: '',
};

test('every problem of the contract is recognised', () => {
  for (const problem of linkProblems) {
    expect(readLinkOutcome(`#provider-problem=${problem}`, words)).toBe(problem);
  }
});

test.each([
  ['#linked', 'linked'],
  ['#provider-problem=nonsense', 'failed'],
  ['#provider-problem=toString', 'failed'],
  ['#provider-problem=', 'failed'],
  ['#sessions', undefined],
  ['', undefined],
])('%j', (hash, outcome) => {
  expect(readLinkOutcome(hash, words)).toBe(outcome);
});
