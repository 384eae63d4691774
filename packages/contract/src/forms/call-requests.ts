import { z } from 'zod';
import { cleanPasted } from '../fields/clean-pasted.ts';
import { bestTimeMaxLength, phoneMaxLength } from '../fields/field-limits.ts';
import { isPhoneNumber } from '../fields/phone-number.ts';
import { fullName, honeypotField, optionalText, requiredText } from '../fields/text-fields.ts';
import { phoneInvalid, phoneRequired } from '../fields/validation-messages.ts';
import { chosenPlan } from './chosen-plan.ts';
import { leadSourceShape } from './lead-source.ts';

/**
 * Body of POST /api/site/call-requests: a request for contact by phone number alone. Its response is that of
 * a demo request.
 */
export const callRequestSchema = z.object({
  name: fullName,
  phone: requiredText('Phone number', phoneMaxLength, phoneRequired)
    .overwrite(cleanPasted)
    .refine(isPhoneNumber, { error: phoneInvalid })
    .describe('Ghanaian or international, as people write it.'),
  best_time: optionalText('Best time', bestTimeMaxLength).describe('When to call, as people write it.'),
  plan: chosenPlan,
  ...leadSourceShape,
  website: honeypotField,
});

export type CallRequest = z.output<typeof callRequestSchema>;
