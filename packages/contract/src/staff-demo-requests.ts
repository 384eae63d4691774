import { z } from 'zod';
import { demoRequestFieldNames } from './demo-request-fields.ts';
import { demoRequestStatuses } from './demo-requests.ts';
import { recordOf } from './record-of.ts';
import { dayInvalid, placeInvalid, statusInvalid } from './validation-messages.ts';

const day = z.iso.date({ error: dayInvalid }).optional();

/**
 * Query of GET /api/site/staff/demo-requests.csv: which demo requests. Days are year-month-day in Ghana's time, both
 * included; what is left out does not narrow the list.
 */
export const demoRequestFiltersSchema = z.object({
  status: z.enum(demoRequestStatuses, { error: statusInvalid }).optional(),
  since: day,
  until: day,
});

/** Which demo requests to list. */
export type DemoRequestFilters = z.infer<typeof demoRequestFiltersSchema>;

/** Query of GET /api/site/staff/demo-requests: `after` is the `next` of the page before. */
export const demoRequestPageSchema = demoRequestFiltersSchema.extend({
  after: z
    .string({ error: placeInvalid })
    .regex(/^\d{1,15}_[\w-]{1,64}$/, { error: placeInvalid })
    .optional(),
});

/** What became of one message about a demo request. `at` is when it was sent, given up, or is tried next. */
export const demoRequestMessageSchema = z.object({
  to: z.enum(['company', 'visitor', 'crm']),
  state: z.enum(['sent', 'waiting', 'failed']),
  at: z.iso.datetime().describe('When it was sent, given up, or is tried next.'),
  problem: z
    .string()
    .nullable()
    .describe('Why the last attempt failed: codes and the receiver’s words, without addresses.'),
});

/** What became of one message about a demo request. */
export type DemoRequestMessage = z.infer<typeof demoRequestMessageSchema>;

/** A demo request as the staff see it. Times are ISO 8601 in UTC; what a visitor left empty is `''`. */
export const staffDemoRequestSchema = z.object({
  id: z.string(),
  receivedAt: z.iso.datetime(),
  status: z.enum(demoRequestStatuses),
  ...recordOf(demoRequestFieldNames, () => z.string()),
  phoneDigits: z
    .string()
    .nullable()
    .describe(
      'With the country code, as wa.me and tel want it; null when the phone number cannot be dialled.',
    ),
  plan: z.string().describe('The id of the plan that was chosen, or self-hosted.'),
  suspected: z
    .boolean()
    .describe('A program seems to have sent it, whether or not somebody has answered it.'),
  answeredAt: z.iso.datetime().nullable(),
  messages: z.array(demoRequestMessageSchema).describe('Sent messages are forgotten after 30 days.'),
});

/** A demo request as the staff see it. */
export type StaffDemoRequest = z.infer<typeof staffDemoRequestSchema>;

/** Answer of GET /api/site/staff/demo-requests, the latest first; `next` is null on the last page. */
export const staffDemoRequestsAnswerSchema = z.object({
  requests: z.array(staffDemoRequestSchema),
  next: z.string().nullable().describe('For `after` of the next page. Null on the last one.'),
});

/** One page of demo requests. */
export type StaffDemoRequestsAnswer = z.infer<typeof staffDemoRequestsAnswerSchema>;

/** Body of PUT /api/site/staff/demo-requests/:id/answered: false takes it back. */
export const answeredSchema = z.object({
  answered: z.boolean({ error: 'Write answered as true or false' }).describe('False takes it back.'),
});
