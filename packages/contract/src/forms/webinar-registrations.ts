import { z } from 'zod';
import { webinarIdMaxLength } from '../fields/field-limits.ts';
import { emailField, fullName, honeypotField, requiredText } from '../fields/text-fields.ts';
import { occurrenceInvalid, webinarRequired } from '../fields/validation-messages.ts';
import { leadSourceShape } from './lead-source.ts';

/**
 * Body of POST /api/site/webinar-registrations (docs/specification.md, 2.28). `webinarId` is the id of a
 * webinar in the content; `occurrenceStart` is ISO 8601 in UTC, ending in `Z`.
 */
export const webinarRegistrationSchema = z.object({
  webinarId: requiredText('Webinar', webinarIdMaxLength, webinarRequired),
  occurrenceStart: z.iso
    .datetime({ error: occurrenceInvalid })
    .describe('The start of one date of the webinar.'),
  name: fullName,
  email: emailField(),
  ...leadSourceShape,
  website: honeypotField,
});

export type WebinarRegistration = z.output<typeof webinarRegistrationSchema>;

/**
 * Response of POST /api/site/webinar-registrations, sent after the registration is stored. Times are ISO 8601
 * in UTC.
 */
export const webinarRegistrationAnswerSchema = z.object({
  id: z.string().min(1),
  webinarId: z.string().min(1),
  occurrenceStart: z.iso.datetime(),
  registeredAt: z.iso.datetime(),
});
