import { z } from 'zod';
import { cleanPasted } from '../fields/clean-pasted.ts';
import { isPhoneNumber } from '../fields/phone-number.ts';
import { recordOf } from '../fields/record-of.ts';
import { boundedText, emailField, fullName, honeypotField } from '../fields/text-fields.ts';
import { businessEmailRequired, phoneInvalid } from '../fields/validation-messages.ts';
import { chosenPlan } from './chosen-plan.ts';
import { demoRequestFields, optionalDemoRequestFieldNames } from './demo-request-fields.ts';
import { leadSourceShape } from './lead-source.ts';

const texts = recordOf(optionalDemoRequestFieldNames, (name) => {
  const { label, max } = demoRequestFields[name];
  return boundedText(label, max);
});

/** The fields that may be empty. */
export const optionalTexts = {
  ...texts,
  phone: texts.phone
    .overwrite(cleanPasted)
    .refine((phone) => phone === '' || isPhoneNumber(phone), { error: phoneInvalid })
    .describe('Ghanaian or international, as people write it.'),
};

/**
 * Body of POST /api/site/demo-requests (specification §2 and §3, the demo-request form). Full name and
 * business email are required (§5). The other fields may be missing or empty; both become `''`.
 */
export const demoRequestSchema = z.object({
  name: fullName,
  email: emailField(demoRequestFields.email.label, businessEmailRequired),
  ...recordOf(optionalDemoRequestFieldNames, (name) => optionalTexts[name].default('')),
  plan: chosenPlan,
  ...leadSourceShape,
  website: honeypotField,
});

export type DemoRequest = z.output<typeof demoRequestSchema>;

/**
 * Response of POST /api/site/demo-requests, sent after the demo request is stored. `receivedAt` is ISO 8601
 * in UTC.
 */
export const demoRequestAnswerSchema = z.object({ id: z.string().min(1), receivedAt: z.iso.datetime() });
