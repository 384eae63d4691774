import { beforeEach, expect, test, vi } from 'vitest';
import { readOutcome, rememberDeparture, takeDeparture } from './provider-journey.ts';

const words = { cancelled: 'You stopped', failed: 'It did not work' };
const challenge = 'a-_9'.repeat(11).slice(1);

beforeEach(() => {
  vi.stubGlobal('location', { search: '' });
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});

test.each([
  ['#signed-in', { signedIn: true }],
  [`#second-factor=${challenge}`, { challenge }],
  ['#provider-problem=cancelled', { problem: 'cancelled' }],
])('returning with %s gives the outcome', (fragment, outcome) => {
  expect(readOutcome(fragment, words)).toEqual(outcome);
});

test.each([
  '#provider-problem=',
  '#provider-problem',
  '#provider-problem=new-one',
  '#provider-problem=constructor',
  '#second-factor',
  '#second-factor=<script>',
])('%s, which has no message, is read as a failure', (fragment) => {
  expect(readOutcome(fragment, words)).toEqual({ problem: 'failed' });
});

test.each(['', '#content', '#signed', '#Signed-in=1'])('%j is not a return from a provider', (fragment) => {
  expect(readOutcome(fragment, words)).toBeUndefined();
});

test('the page that asked for the sign-in is known afterwards, once', () => {
  rememberDeparture({ search: '?next=%2Faccount' });
  expect(takeDeparture().search).toBe('?next=%2Faccount');
  expect(takeDeparture().search).toBe('');
});

test('without a stored query, the one of the page is used', () => {
  vi.stubGlobal('location', { search: '?next=%2Fstaff%2Fcontent' });
  expect(takeDeparture().search).toBe('?next=%2Fstaff%2Fcontent');
});

test('without storage the return still works', () => {
  const refuse = () => {
    throw new Error('no storage');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  rememberDeparture({ search: '?next=%2Faccount' });
  expect(takeDeparture().search).toBe('');
});
