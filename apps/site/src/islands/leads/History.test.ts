import { recordOf } from '@accounting-site/contract/fields/record-of';
import { leadStages, lostReasons } from '@accounting-site/contract/staff/leads';
import type { LeadEvent } from '@accounting-site/contract/staff/staff-leads';
import { expect, test } from 'vitest';
import { describeEvent } from './History.tsx';

const words = {
  stages: recordOf(leadStages, (stage) => stage.toUpperCase()),
  lost_reasons: recordOf(lostReasons, (reason) => reason.toUpperCase()),
  events: {
    ...{ received: '', note: '', contacted: 'Contacted', owner_nobody: 'Nobody', next_step_time: 'Planned' },
    'asked again': 'Asked again',
    undone: 'undone',
    'plan changed': 'another plan',
    added: 'Added by [name]',
    added_unknown: 'Added by a former colleague',
    'contact details': 'Corrected',
    corrected: '[field]: from [before] to [after]',
    empty: 'nothing',
    stage: 'Stage: [text]',
    owner: 'Owner: [text]',
    'next step': 'Next: [text]',
    emailed: 'To all: [text]',
  },
};

test.each<[LeadEvent['kind'], string, string]>([
  ['note', 'Has [two] shops', 'Has [two] shops'],
  ['contacted', '', 'Contacted'],
  ['emailed', 'Join [us]', 'To all: Join [us]'],
  ['stage', 'demo held', 'Stage: DEMO HELD'],
  ['stage', 'lost: too expensive', 'Stage: LOST, TOO EXPENSIVE'],
  ['stage', 'won: plan changed', 'Stage: WON, another plan'],
  ['stage', 'new: undone', 'Stage: NEW, undone'],
  ['stage', 'of a newer version', 'Stage: of a newer version'],
  ['owner', 'Ama', 'Owner: Ama'],
  ['owner', '', 'Nobody'],
  ['next step', 'Call', 'Next: Call'],
  ['next step', '', 'Planned'],
  ['asked again', '', 'Asked again'],
  ['asked again', 'Where are you?', 'Asked again: Where are you?'],
  ['added', '', 'Added by a former colleague'],
  [
    'contact details',
    '{"phone":["","024 123 4567"],"email":["a@[b].example",""]}',
    'Corrected\nEmail: from a@[b].example to nothing\nPhone: from nothing to 024 123 4567',
  ],
  ['contact details', 'of a newer version', 'Corrected'],
])('the event %s with %j is %j', (kind, text, sentence) => {
  expect(describeEvent({ kind, text, by: null }, words)).toBe(sentence);
});

test('a lead that staff entered names who did', () => {
  const by = { id: '1', name: 'Efua' };
  expect(describeEvent({ kind: 'added', text: '', by }, words)).toBe('Added by Efua');
});
