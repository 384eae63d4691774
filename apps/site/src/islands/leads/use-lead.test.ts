import type { LeadChange, StaffLead } from '@accounting-site/contract/staff/staff-leads';
import { expect, test } from 'vitest';
import { undoOf } from './use-lead.ts';

const before = {
  stage: 'new',
  lostReason: '',
  plan: 'starter',
  nextStep: 'Call',
  dueAt: '2026-11-23T14:00:00.000Z',
  owner: null,
  answeredAt: null,
  contactedAt: null,
  suspected: false,
} as unknown as StaffLead;
const step = { nextStep: 'Call', dueAt: '2026-11-23T14:00:00.000Z' };

test.each<[LeadChange, Partial<StaffLead>, LeadChange]>([
  [{ contacted: true }, {}, { stage: 'new', owner: null, ...step }],
  [{ contacted: true }, { owner: { id: 'a', name: 'Ama' } }, { stage: 'new', owner: 'a', ...step }],
  [{ stage: 'demo held' }, {}, { stage: 'new', ...step }],
  [{ stage: 'won', plan: 'annually' }, {}, { stage: 'new', plan: 'starter', ...step }],
  [{ stage: 'new' }, { stage: 'lost', lostReason: 'spam' }, { stage: 'lost', lostReason: 'spam', ...step }],
  [{ owner: 'a' }, {}, { owner: null }],
  [{ nextStep: 'Write', dueAt: null }, {}, step],
])('%j is undone', (change, more, undo) => {
  const times = { answeredAt: null, contactedAt: null, suspected: false };
  expect(undoOf({ ...before, ...more }, change)).toEqual({ ...undo, undo: times });
});

test('an undo says when the lead was answered and contacted, and whether it was suspected', () => {
  const was = {
    answeredAt: '2026-11-02T09:00:00.000Z',
    contactedAt: '2026-11-03T09:00:00.000Z',
    suspected: true,
  };
  expect(undoOf({ ...before, ...was }, { stage: 'new' }).undo).toEqual(was);
});

test('corrected contact details are undone, and the others stay as they are', () => {
  const was = { ...before, name: 'Ama', email: 'ama@shp.example', phone: '', company: '' };
  expect(undoOf(was, { contact: { email: 'ama@shop.example', phone: '024 123 4567' } })).toEqual({
    undo: {
      ...{ answeredAt: null, contactedAt: null, suspected: false },
      contact: { email: 'ama@shp.example', phone: '' },
    },
  });
});
