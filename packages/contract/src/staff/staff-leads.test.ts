import { expect, test } from 'vitest';
import { kindInvalid, roleInvalid, stageInvalid } from '../fields/validation-messages.ts';
import { leadKinds, leadStages } from './leads.ts';
import { staffRoles } from './staff-roles.ts';

test.each([
  [kindInvalid, leadKinds],
  [stageInvalid, leadStages],
  [roleInvalid, staffRoles],
])('"%s" names every choice', (message, choices) => {
  expect(message).toBe(`Please choose ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`);
});
