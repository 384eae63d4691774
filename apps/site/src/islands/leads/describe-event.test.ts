import { leadStages, lostReasons } from '@accounting-site/contract/leads';
import { recordOf } from '@accounting-site/contract/record-of';
import type { LeadEvent } from '@accounting-site/contract/staff-leads';
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
    stage: 'Stage: [text]',
    owner: 'Owner: [text]',
    'next step': 'Next: [text]',
  },
};

test.each<[LeadEvent['kind'], string, string]>([
  ['note', 'Has [two] shops', 'Has [two] shops'],
  ['contacted', '', 'Contacted'],
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
])('the event %s with %j is %j', (kind, text, sentence) => {
  expect(describeEvent({ kind, text }, words)).toBe(sentence);
});
