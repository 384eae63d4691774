import { expect, test } from 'vitest';
import { contentCalls } from '../calls/content-calls.ts';
import { staffCalls } from '../calls/staff-calls.ts';
import { otherVersion } from '../fields/validation-messages.ts';
import { demoRequestSchema } from '../forms/demo-requests.ts';

const { addLead, changeLead, inviteMember, changeMember } = staffCalls;
const { saveEntry, addEntry, chooseVersion, startJob, undoPublication } = contentCalls;
const calls = { addLead, changeLead, inviteMember, changeMember };
const ofContent = { saveEntry, addEntry, chooseVersion, startJob, undoPublication };

test.each(Object.entries({ ...calls, ...ofContent }))(
  '%s refuses what only a newer page sends, so that it does not change more than was chosen',
  (_name, { request, requestExample }) => {
    expect(request.safeParse(requestExample).success).toBe(true);
    const { error } = request.safeParse({ ...requestExample, later: true });
    expect(error?.issues.map(({ message }) => message)).toEqual([otherVersion]);
  },
);

test('so is a contact detail of a newer page, wherever a change of a lead names it', () => {
  const contact = { later: 'Kumasi' };
  const seen = { stage: 'new', nextStep: '', dueAt: null };
  const undo = { answeredAt: null, contactedAt: null, suspected: false };
  for (const change of [{ contact }, { seen: { ...seen, contact } }, { undo: { ...undo, contact } }]) {
    const { error } = changeLead.request.safeParse(change);
    expect(error?.issues.map(({ message }) => message)).toEqual([otherVersion]);
  }
});

test('the form of a visitor is accepted all the same', () => {
  const sent = { name: 'Esi Quaye', email: 'esi@shop.example', later: 'yes' };
  expect(demoRequestSchema.safeParse(sent).success).toBe(true);
});
