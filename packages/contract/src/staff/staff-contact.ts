import { z } from 'zod';
import { cleanPasted } from '../fields/clean-pasted.ts';
import { emailPattern } from '../fields/email-pattern.ts';
import { recordOf } from '../fields/record-of.ts';
import { boundedText, fullName } from '../fields/text-fields.ts';
import { addedSourceRequired, contactRequired, emailInvalid } from '../fields/validation-messages.ts';
import { contactFieldNames, demoRequestFields } from '../forms/demo-request-fields.ts';
import { demoRequestSchema, optionalTexts } from '../forms/demo-requests.ts';
import { addedSources, leadSourceFields } from './leads.ts';
import { staffBody } from './staff-body.ts';

const { message: _, ...optional } = optionalTexts;

/** The contact details by the rules of the visitors' forms. Of a person on the phone, only one way to reach them is known. */
const contactTexts = {
  name: fullName,
  email: boundedText(demoRequestFields.email.label, demoRequestFields.email.max)
    .overwrite(cleanPasted)
    .refine((email) => email === '' || emailPattern.test(email), { error: emailInvalid }),
  ...optional,
};

/** Body of POST /api/site/staff/leads: a person who phoned, wrote or came by. */
export const addedLeadSchema = staffBody({
  ...demoRequestSchema.omit({ website: true, ...recordOf(leadSourceFields, () => true as const) }).shape,
  email: contactTexts.email.default(''),
  source: z.enum(addedSources, { error: addedSourceRequired }),
  anyway: z
    .literal(true)
    .optional()
    .describe('Also add it if there is an open lead with the same phone number or email address.'),
}).refine(({ phone, email }) => phone !== '' || email !== '', { path: ['phone'], error: contactRequired });

export type AddedLead = z.output<typeof addedLeadSchema>;

/** Corrected contact details. A missing one stays as it is. */
export const contactChangeSchema = staffBody(contactTexts).partial();

/** Contact details as a lead has or had them. Those of older leads may break the rules of today's forms. */
export const contactSchema = staffBody(
  recordOf(contactFieldNames, (name) => boundedText(demoRequestFields[name].label, 500)),
).partial();
