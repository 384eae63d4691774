import type { StaffLead } from '@accounting-site/contract/staff/staff-leads';
import { ApiError, NetworkError } from '@accounting-site/session';
import { describe, expect, test } from 'vitest';
import { addPage, type ListState, shownList } from './use-leads.ts';

describe('the pages of the list', () => {
  const lead = (id: string, nextStep = '') => ({ id, nextStep }) as StaffLead;
  const noChanges = new Map<string, StaffLead>();

  test('a lead that moved to a later page is listed once, with its new values', () => {
    expect(addPage([lead('a'), lead('b')], [lead('a', 'Call'), lead('c')], noChanges)).toEqual([
      lead('a', 'Call'),
      lead('b'),
      lead('c'),
    ]);
  });

  test('a response does not replace a lead that was changed after the request', () => {
    const changed = new Map([
      ['a', lead('a', 'Call')],
      ['x', lead('x', 'Not on this page')],
    ]);
    expect(addPage([], [lead('a'), lead('b')], changed)).toEqual([lead('a', 'Call'), lead('b')]);
  });
});

describe('the shown list', () => {
  const leads = [{ id: 'a' } as StaffLead];
  const loaded = { leads, members: [], next: '1_a', isMore: false };
  const open: Omit<ListState, 'status'> = { ...loaded, filters: { stage: 'open' } };
  const won = { stage: 'won' } as const;

  test.each<[what: string, state: Pick<ListState, 'status' | 'error'>, shown: object]>([
    ['loading', { status: 'loading' }, { leads, next: '1_a' }],
    ['out of reach', { status: 'failed', error: new NetworkError(false) }, { leads, next: null }],
    ['failed', { status: 'failed', error: new ApiError(500, {}) }, { leads: undefined, next: null }],
    ['refused', { status: 'failed', error: new ApiError(429, {}) }, { leads: undefined, next: null }],
  ])(
    'while the leads of other filters are %s, the list does not pretend to be them',
    (_what, state, shown) => {
      expect(shownList({ ...open, ...state }, won)).toMatchObject(shown);
    },
  );

  test('the loaded leads stay when the same list cannot be loaded again', () => {
    const list: ListState = { ...open, status: 'failed', error: new ApiError(500, {}) };
    expect(shownList(list, { stage: 'open' })).toBe(list);
  });
});
