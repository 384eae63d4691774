import type { LostReason } from '@accounting-site/contract/staff/leads';
import { expect, test } from 'vitest';
import type { LeadRow } from './leads.repository.ts';
import { planChange } from './plan-change.ts';

const contact = { name: 'Ama', company: '', email: 'ama@shop.example', phone: '' };
const waiting = { ...contact, stage: 'new', lost_reason: '', answered_at: null, owner_id: null } as LeadRow;
const [earlier, at] = [1, 2];

function answeredAt(lostReason: LostReason, before = waiting) {
  const { set } = planChange(before, { stage: 'lost', lostReason }, { at, by: 'account' });
  return set.answered_at;
}

test.each([
  ['too expensive', at],
  ['chose another product', at],
  ['needs something we lack', at],
  ['no answer', undefined],
  ['not a customer', undefined],
  ['spam', undefined],
] as const)('a lead that is lost as "%s" was first answered at %s', (lostReason, answered) => {
  expect(answeredAt(lostReason)).toBe(answered);
});

test('a lead that was answered before it was lost keeps that time', () => {
  expect(answeredAt('too expensive', { ...waiting, answered_at: earlier })).toBe(earlier);
});
