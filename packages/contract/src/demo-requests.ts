import { z } from 'zod';
import { chosenPlan } from './chosen-plan.ts';
import { companyMaxLength, messageMaxLength, phoneMaxLength } from './field-limits.ts';
import { isPhoneNumber } from './phone-number.ts';
import { emailField, honeypotField, nameField, optionalText } from './text-fields.ts';
import { businessEmailRequired, fullNameRequired, phoneInvalid } from './validation-messages.ts';

/**
 * Body of POST /api/site/demo-requests (specification §2 and §3, the demo-request form). Full name and business email
 * are required (§5); company, phone and message may be missing or empty, and then are `''`. `website` is the honeypot.
 */
export const demoRequestSchema = z.object({
  name: nameField(fullNameRequired),
  email: emailField('Business email', businessEmailRequired),
  company: optionalText('Company name', companyMaxLength),
  phone: optionalText('Phone number', phoneMaxLength)
    .refine((phone) => phone === '' || isPhoneNumber(phone), {
      error: phoneInvalid,
    })
    .describe('Ghanaian or international, as people write it.'),
  message: optionalText('Message', messageMaxLength),
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
