import type { StaffLead } from '@accounting-site/contract/staff-leads';
import { expect, test } from 'vitest';
import { type ListState, shownList } from './use-leads.ts';

const leads = [{ id: 'a' } as StaffLead];
const loaded = { leads, members: [], next: '1_a', isMore: false };
const open: Omit<ListState, 'status'> = { ...loaded, filters: { stage: 'open' } };
const won = { stage: 'won' } as const;

test.each<[ListState['status'], object]>([
  ['loading', { leads, next: '1_a' }],
  ['network', { leads, next: null }],
  ['server', { leads: undefined, next: null }],
  [{ says: 'Wait 12 minutes, then try again.' }, { leads: undefined, next: null }],
])('while the leads of other filters are %j, the list does not pretend to be them', (status, shown) => {
  expect(shownList({ ...open, status }, won)).toMatchObject(shown);
});

test('the loaded leads stay when the same list cannot be loaded again', () => {
  const list: ListState = { ...open, status: 'server' };
  expect(shownList(list, { stage: 'open' })).toBe(list);
});
