import { z } from 'zod';
import { chosenPlan } from './chosen-plan.ts';
import { demoRequestFields, optionalDemoRequestFieldNames } from './demo-request-fields.ts';
import { isPhoneNumber } from './phone-number.ts';
import { recordOf } from './record-of.ts';
import { emailField, honeypotField, nameField, optionalText } from './text-fields.ts';
import { businessEmailRequired, fullNameRequired, phoneInvalid } from './validation-messages.ts';

const optional = recordOf(optionalDemoRequestFieldNames, (name) => {
  const { label, max } = demoRequestFields[name];
  return optionalText(label, max);
});

/**
 * Body of POST /api/site/demo-requests (specification §2 and §3, the demo-request form). Full name and business email
 * are required (§5); the others may be missing or empty, and then are `''`. `website` is the honeypot.
 */
export const demoRequestSchema = z.object({
  name: nameField(fullNameRequired),
  email: emailField(demoRequestFields.email.label, businessEmailRequired),
  ...optional,
  phone: optional.phone
    .refine((phone) => phone === '' || isPhoneNumber(phone), {
      error: phoneInvalid,
    })
    .describe('Ghanaian or international, as people write it.'),
  plan: chosenPlan,
  website: honeypotField,
});

/** What a form sends: optional fields may be left out. */
export type DemoRequestInput = z.input<typeof demoRequestSchema>;

/** What the server works with: trimmed, with every field there. */
export type DemoRequest = z.output<typeof demoRequestSchema>;

/** Where a demo request stands: nobody has answered it, somebody has, or nobody needs to before looking closer. */
export const demoRequestStatuses = ['open', 'answered', 'suspected'] as const;

/** One of `demoRequestStatuses`. */
export type DemoRequestStatus = (typeof demoRequestStatuses)[number];

/** Answer of POST /api/site/demo-requests, sent once the demo request is stored. `receivedAt` is ISO 8601 in UTC. */
export const demoRequestAnswerSchema = z.object({ id: z.string().min(1), receivedAt: z.iso.datetime() });

/** What POST /api/site/demo-requests answers with status 201. */
export type DemoRequestAnswer = z.infer<typeof demoRequestAnswerSchema>;
