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

test.each([
  ['before the lead arrived', 0, earlier],
  ['since then', 2, 2],
  ['in the future', 9, 3],
])(
  'an undo with a time %s (%s) stores %s as the first answer and the last contact',
  (_when, sent, stored) => {
    const time = new Date(sent).toISOString();
    const undo = { answeredAt: time, contactedAt: time, suspected: false };
    const before = { ...waiting, received_at: earlier };
    const { set } = planChange(before, { stage: 'contacted', undo }, { at: 3, by: 'account' });
    expect(set).toMatchObject({ answered_at: stored, contacted_at: stored });
  },
);

test('an undo removes the times that the lead did not have', () => {
  const undo = { answeredAt: null, contactedAt: null, suspected: false };
  const before = { ...waiting, received_at: earlier };
  const { set } = planChange(before, { stage: 'contacted', undo }, { at, by: 'account' });
  expect(set).toMatchObject({ answered_at: null, contacted_at: null });
});
