import { z } from 'zod';
import { webinarMessageMaxLength } from '../fields/field-limits.ts';
import { requiredText } from '../fields/text-fields.ts';
import { messageRequired, webinarRequired } from '../fields/validation-messages.ts';
import { staffBody } from './staff-body.ts';

/**
 * One date of a webinar, as the lead of a registration names it: the id of the webinar and the day, like
 * `first-report, 2026-12-01`.
 */
export const webinarDate = z
  .string({ error: webinarRequired })
  .max(120)
  .regex(/^[a-z0-9-]+, \d{4}-\d\d-\d\d$/, { error: webinarRequired })
  .describe('A date of a webinar: its id and the day, like `first-report, 2026-12-01`.');

/** The date of a webinar. @param start ISO 8601 in UTC */
export const webinarDateOf = (webinarId: string, start: string) => `${webinarId}, ${start.slice(0, 10)}`;

/** The id and the day of a date; empty in other texts. */
export function readWebinarDate(date: string): { webinarId: string; day: string } {
  const [webinarId = '', day = ''] = date.split(', ');
  return { webinarId, day };
}

/** Body of POST /api/site/staff/webinar-messages: what to write to everyone who registered for a date. */
export const webinarMessageSchema = staffBody({
  webinar: webinarDate,
  text: requiredText('Message', webinarMessageMaxLength, messageRequired),
});

export type WebinarMessage = z.output<typeof webinarMessageSchema>;

/** Response of POST /api/site/staff/webinar-messages. */
export const webinarMessageAnswerSchema = z.object({
  people: z.number().int().min(0).describe('How many people the message is sent to.'),
});
