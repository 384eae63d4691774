import { z } from 'zod';
import { demoRequestFieldNames } from './demo-request-fields.ts';
import { demoRequestStatuses } from './demo-requests.ts';
import { recordOf } from './record-of.ts';
import { dayInvalid, placeInvalid, statusInvalid } from './validation-messages.ts';

const day = z.iso.date({ error: dayInvalid }).optional();

/**
 * Query of GET /api/site/staff/demo-requests.csv: filters demo requests. Days are year-month-day in Ghana's
 * time zone, both inclusive. A missing parameter does not filter.
 */
export const demoRequestFiltersSchema = z.object({
  status: z.enum(demoRequestStatuses, { error: statusInvalid }).optional(),
  since: day,
  until: day,
});

export type DemoRequestFilters = z.infer<typeof demoRequestFiltersSchema>;

/** Query of GET /api/site/staff/demo-requests: `after` is the `next` of the previous page. */
export const demoRequestPageSchema = demoRequestFiltersSchema.extend({
  after: z
    .string({ error: placeInvalid })
    .regex(/^\d{1,15}_[\w-]{1,64}$/, { error: placeInvalid })
    .optional(),
});

/**
 * The delivery of one message about a demo request. `at` is when it was sent, given up, or will be retried.
 */
export const demoRequestMessageSchema = z.object({
  to: z.enum(['company', 'visitor', 'crm']),
  state: z.enum(['sent', 'waiting', 'failed']),
  at: z.iso.datetime().describe('When it was sent, given up, or will be retried.'),
  problem: z
    .string()
    .nullable()
    .describe('Why the last attempt failed: codes and the text of the receiving server, without addresses.'),
});

export type DemoRequestMessage = z.infer<typeof demoRequestMessageSchema>;

/** A demo request as staff see it. Times are ISO 8601 in UTC. Fields that the visitor left empty are `''`. */
export const staffDemoRequestSchema = z.object({
  id: z.string(),
  receivedAt: z.iso.datetime(),
  status: z.enum(demoRequestStatuses),
  ...recordOf(demoRequestFieldNames, () => z.string()),
  phoneDigits: z
    .string()
    .nullable()
    .describe(
      'With the country code, as wa.me and tel: links need it; null if the phone number cannot be dialled.',
    ),
  plan: z.string().describe('The id of the plan that was chosen, or self-hosted.'),
  suspected: z.boolean().describe('Probably sent by a bot. Independent of whether it is answered.'),
  answeredAt: z.iso.datetime().nullable(),
  messages: z.array(demoRequestMessageSchema).describe('Sent messages are deleted after 30 days.'),
});

export type StaffDemoRequest = z.infer<typeof staffDemoRequestSchema>;

/** Response of GET /api/site/staff/demo-requests, the latest first. `next` is null on the last page. */
export const staffDemoRequestsAnswerSchema = z.object({
  requests: z.array(staffDemoRequestSchema),
  next: z.string().nullable().describe('The `after` of the next page. Null on the last page.'),
});

export type StaffDemoRequestsAnswer = z.infer<typeof staffDemoRequestsAnswerSchema>;

/** Body of PUT /api/site/staff/demo-requests/:id/answered: false undoes it. */
export const answeredSchema = z.object({
  answered: z.boolean({ error: 'Write answered as true or false' }).describe('False undoes it.'),
});
