import { z } from 'zod';
import { chosenPlan } from './chosen-plan.ts';
import { bestTimeMaxLength, phoneMaxLength } from './field-limits.ts';
import { leadSourceShape } from './lead-source.ts';
import { isPhoneNumber } from './phone-number.ts';
import { honeypotField, nameField, optionalText, requiredText } from './text-fields.ts';
import { fullNameRequired, phoneInvalid, phoneRequired } from './validation-messages.ts';

/**
 * Body of POST /api/site/call-requests: a request for contact by phone number alone. Its response is that of
 * a demo request.
 */
export const callRequestSchema = z.object({
  name: nameField(fullNameRequired),
  phone: requiredText('Phone number', phoneMaxLength, phoneRequired)
    .refine(isPhoneNumber, { error: phoneInvalid })
    .describe('Ghanaian or international, as people write it.'),
  best_time: optionalText('Best time', bestTimeMaxLength).describe('When to call, as people write it.'),
  plan: chosenPlan,
  ...leadSourceShape,
  website: honeypotField,
});

export type CallRequest = z.output<typeof callRequestSchema>;
