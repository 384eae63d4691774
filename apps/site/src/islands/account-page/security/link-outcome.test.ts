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
    expect(readLinkOutcome(`#provider-problem=${problem}`, words)).toEqual({ problem });
  }
});

test.each([
  ['#linked', { linked: true }],
  ['#provider-problem=nonsense', { problem: 'failed' }],
  ['#provider-problem=toString', { problem: 'failed' }],
  ['#provider-problem=', { problem: 'failed' }],
  ['#sessions', undefined],
  ['', undefined],
])('%j', (hash, outcome) => {
  expect(readLinkOutcome(hash, words)).toEqual(outcome);
});
