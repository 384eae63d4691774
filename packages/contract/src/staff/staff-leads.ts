import { z } from 'zod';
import { recordOf } from '../fields/record-of.ts';
import { boundedText, idPattern, matching, optionalText, requiredText } from '../fields/text-fields.ts';
import {
  dayInvalid,
  dueTimeInvalid,
  dueTimeTooLate,
  kindInvalid,
  lostReasonRequired,
  noteRequired,
  ownerInvalid,
  placeInvalid,
  stageInvalid,
} from '../fields/validation-messages.ts';
import { demoRequestFieldNames } from '../forms/demo-request-fields.ts';
import {
  leadEventKinds,
  leadKinds,
  leadSourceFields,
  leadStages,
  listedStages,
  lostReasons,
} from './leads.ts';
import { staffBody } from './staff-body.ts';
import { contactChangeSchema, contactSchema } from './staff-contact.ts';
import { webinarDate } from './staff-webinars.ts';

const day = z.iso.date({ error: dayInvalid }).optional();
const twoYears = 2 * 365 * 24 * 60 * 60 * 1000;

/** PostgreSQL refuses a parameter with NUL. */
const withoutNul = (text: string) => text.replaceAll('\0', '');
const filterText = (max: number) => z.string().max(max).overwrite(withoutNul).optional();

/**
 * Query of GET /api/site/staff/leads.csv: filters leads. Days are year-month-day in Ghana's time zone, both
 * inclusive. A missing parameter does not filter.
 */
export const leadFiltersSchema = z.object({
  text: optionalText('Search', 100)
    .overwrite(withoutNul)
    .describe(
      'Words, each of which is in the name, company, email, phone number or message; or a phone number.',
    ),
  kind: z.enum(leadKinds, { error: kindInvalid }).optional(),
  stage: z
    .enum(listedStages, { error: stageInvalid })
    .optional()
    .describe('A stage, `open` for those in which something is to be done, `suspected` for probable spam.'),
  owner: matching(idPattern, ownerInvalid).optional().describe('The id of a member of staff, or `nobody`.'),
  source: filterText(120),
  campaign: filterText(120),
  page: filterText(120).describe('The path of the page that the form was sent from.'),
  plan: filterText(40).describe('The id of the chosen plan, or self-hosted.'),
  webinar: webinarDate.optional(),
  overdue: z.enum(['yes']).optional().describe('Only open leads whose due time has passed.'),
  due: z
    .enum(['today', 'none'])
    .optional()
    .describe(
      'Only open leads that are due later `today`, which adds to `overdue`, or that have no due time: `none`.',
    ),
  since: day,
  until: day,
});

/** The filters as they are in the address of the page. */
export type LeadFilters = z.input<typeof leadFiltersSchema>;

/** Query of GET /api/site/staff/leads: `after` is the `next` of the previous page. */
export const leadPageSchema = leadFiltersSchema.extend({
  after: matching(/^\d{1,16}_[\w-]{1,64}$/, placeInvalid).optional(),
});

/** The delivery of one message about a lead. */
const leadMessageSchema = z.object({
  to: z.enum(['company', 'visitor', 'crm']),
  state: z.enum(['sent', 'waiting', 'failed']),
  at: z.iso.datetime().describe('When it was sent, given up, or will be retried.'),
  problem: z
    .string()
    .nullable()
    .describe('Why the last attempt failed: codes and the text of the receiving server, without addresses.'),
});

export type LeadMessage = z.infer<typeof leadMessageSchema>;

/** A member of staff, as the desk names them. */
export const memberSchema = z.object({ id: z.string(), name: z.string() });

export type Member = z.infer<typeof memberSchema>;

/** A lead as staff see it. Times are ISO 8601 in UTC. Fields that the visitor left empty are `''`. */
export const staffLeadSchema = z.object({
  id: z.string(),
  kind: z.enum(leadKinds),
  receivedAt: z.iso.datetime(),
  ...recordOf(demoRequestFieldNames, () => z.string()),
  phoneDigits: z
    .string()
    .nullable()
    .describe(
      'With the country code, as wa.me and tel: links need it; null if the phone number cannot be dialled.',
    ),
  phoneDialled: z
    .string()
    .nullable()
    .describe(
      'The number that is dialled, such as +233 24 123 4567, if it is not the typed one. Null otherwise.',
    ),
  bestTime: z.string().describe('When the visitor likes to be called, as typed.'),
  plan: z.string().describe('The id of the plan that was chosen, or self-hosted.'),
  suspected: z.boolean().describe('Probably sent by a bot. False once staff follow the lead up.'),
  stage: z.enum(leadStages),
  lostReason: z.enum(['', ...lostReasons]),
  owner: memberSchema.nullable().describe('The member of staff who follows up.'),
  nextStep: z.string(),
  dueAt: z.iso.datetime().nullable().describe('When the next step is due. Null if nothing is.'),
  answeredAt: z.iso.datetime().nullable().describe('When staff first replied.'),
  contactedAt: z.iso.datetime().nullable().describe('When staff last contacted the person.'),
  ...recordOf(leadSourceFields, () => z.string()),
});

export type StaffLead = z.infer<typeof staffLeadSchema>;

/** What happened to a lead. `by` is null for the visitor and the command line. */
const leadEventSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(leadEventKinds),
  text: z
    .string()
    .describe('Of `contact details`: an object in JSON with [before, after] for each corrected field.'),
  by: memberSchema.nullable(),
});

export type LeadEvent = z.infer<typeof leadEventSchema>;

/** One lead with its history, the latest first, and its messages. */
export const leadRecordSchema = z.object({
  lead: staffLeadSchema,
  events: z.array(leadEventSchema),
  messages: z.array(leadMessageSchema).describe('Sent messages are deleted after 30 days.'),
});

export type LeadRecord = z.infer<typeof leadRecordSchema>;

/** Response of GET /api/site/staff/leads. */
export const staffLeadsAnswerSchema = z.object({
  leads: z.array(staffLeadSchema),
  next: z.string().nullable().describe('The `after` of the next page. Null on the last page.'),
  members: z.array(memberSchema).describe('Everyone to whom a lead can be given.'),
});

export type StaffLeadsAnswer = z.infer<typeof staffLeadsAnswerSchema>;

/**
 * Body of PUT /api/site/staff/leads/:id: what to change. A missing member stays as it is. A lead that is lost
 * needs a reason. `contacted` notes that the person was contacted now. A lead without a due time that is set to `new` is
 * due as a request of now.
 */
export const leadChangeSchema = staffBody({
  contacted: z.literal(true).optional(),
  stage: z.enum(leadStages, { error: stageInvalid }).optional(),
  lostReason: z.enum(lostReasons, { error: lostReasonRequired }).optional(),
  plan: z
    .string()
    .max(40)
    .optional()
    .describe('The plan that was sold. Only changed together with the stage.'),
  owner: z.string().regex(idPattern, { error: ownerInvalid }).nullable().optional(),
  nextStep: boundedText('Next step', 200).optional(),
  contact: contactChangeSchema
    .optional()
    .describe('Corrected contact details. A phone number or an email address must remain.'),
  dueAt: z.iso
    .datetime({ error: dueTimeInvalid })
    // A wrong year would hide the lead from the list of what is due.
    .refine((at) => !(Date.parse(at) > Date.now() + twoYears), { error: dueTimeTooLate })
    .nullable()
    .optional(),
  seen: staffBody({
    stage: z.enum(leadStages),
    nextStep: z.string(),
    dueAt: z.iso.datetime().nullable(),
    owner: z.string().nullable().optional().describe('Only compared when the owner is changed.'),
    contactedAt: z.iso.datetime().nullable().optional().describe('Only compared by an undo.'),
    contact: contactSchema.optional().describe('Only compared when contact details are changed.'),
  })
    .optional()
    .describe('The lead that the change is about, as the caller sees it. 409 if it is another one now.'),
  undo: staffBody({
    answeredAt: z.iso.datetime().nullable(),
    contactedAt: z.iso.datetime().nullable(),
    suspected: z.boolean(),
    contact: contactSchema.optional(),
  })
    .optional()
    .describe('The change undoes another one, before which the lead had these values.'),
}).refine(({ stage, lostReason }) => stage !== 'lost' || lostReason !== undefined, {
  path: ['lostReason'],
  error: lostReasonRequired,
});

export type LeadChange = z.infer<typeof leadChangeSchema>;

/** Body of POST /api/site/staff/leads/:id/notes. A note sent again with the same key is stored once. */
export const leadNoteSchema = z.object({ text: requiredText('Note', 4000, noteRequired) });
