import type { StaffLead } from '@accounting-site/contract/staff-leads';
import { expect, test } from 'vitest';
import { addPage } from './use-leads.ts';

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
