import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './content-address.ts';

test.each([
  ['', { view: 'choose' }],
  ['?view=changes', { view: 'changes' }],
  ['?view=history', { view: 'history' }],
  ['?entry=plans.yaml', { view: 'entry', entry: 'plans.yaml' }],
  ['?entry=en%2Fhelp%2Fa.md&field=head.title', { view: 'entry', entry: 'en/help/a.md', field: 'head.title' }],
] as const)('%s opens its view, and its view writes it', (search, address) => {
  expect(readAddress(search)).toEqual(address);
  expect(writeAddress(address)).toBe(search);
});

test('an unknown view is the list', () => {
  expect(readAddress('?view=nothing')).toEqual({ view: 'choose' });
});
