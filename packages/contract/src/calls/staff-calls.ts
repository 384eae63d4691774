import { z } from 'zod';
import * as siteEndpoints from '../endpoints/site-endpoints.ts';
import { idPattern, matching } from '../fields/text-fields.ts';
import { addedLeadSchema } from '../staff/staff-contact.ts';
import {
  leadChangeSchema,
  leadFiltersSchema,
  leadNoteSchema,
  leadPageSchema,
  leadRecordSchema,
  staffLeadsAnswerSchema,
} from '../staff/staff-leads.ts';
import {
  memberChangeSchema,
  memberRemovalSchema,
  newMemberSchema,
  staffMembersAnswerSchema,
} from '../staff/staff-members.ts';
import {
  numbersQuerySchema,
  numbersSchema,
  retriedMessagesSchema,
  todaySchema,
} from '../staff/staff-numbers.ts';
import { webinarMessageAnswerSchema, webinarMessageSchema } from '../staff/staff-webinars.ts';
import { type CallDescription, withEndpoints } from './call.ts';

const tooManyOfStaff = 'More than 600 reads or 600 changes of one account in an hour.';
const staff = { tag: 'Staff', access: 'staff', right: 'leads', errors: { 429: tooManyOfStaff } } as const;
const noSuch = 'There is no such lead';
const ofLead = {
  ...staff,
  params: z.object({ id: matching(idPattern, noSuch) }),
  errors: { ...staff.errors, 404: noSuch },
} as const;

const noSuchMember = 'There is no such member of staff';
const notYourself = 'The member is the caller, whose own role only another admin can change.';
const members = {
  ...staff,
  right: 'members',
  response: staffMembersAnswerSchema,
  responseExample: { members: [] },
} as const;
const ofMember = {
  ...members,
  params: z.object({ id: matching(idPattern, noSuchMember) }),
  errors: { ...staff.errors, 404: noSuchMember, 409: notYourself },
} as const;
const needsProof =
  'Needs POST /account/reauthentication of the application within the last ten minutes. Otherwise the response is 403 with `requires: reauthentication`.';

/**
 * The site's endpoints for staff accounts of the bundled application, under `siteBasePath`. They need the
 * access token as a bearer token. If APP_HOST names another application they do not exist and respond with
 * 404.
 */
export const staffCalls = withEndpoints(siteEndpoints, {
  listLeads: {
    ...staff,
    summary: 'List leads: open ones by due time, others the latest first',
    description:
      'With the stage `open`, or only overdue ones, the list begins with what is due first. `after` is the `next` of the previous page. Days are in Ghana’s time zone, both inclusive.',
    query: leadPageSchema,
    response: staffLeadsAnswerSchema,
    responseExample: { leads: [], next: null, members: [] },
  },
  readLead: {
    ...ofLead,
    summary: 'Read one lead with its history',
    response: leadRecordSchema,
  },
  addLead: {
    ...staff,
    status: 201,
    summary: 'Add a lead: a person who phoned, wrote or came by',
    description:
      'The caller becomes its owner. Needs a phone number or an email address. No email is sent; the webhook is. Retry with the same Idempotency-Key: the lead is stored once.',
    headers: ['IdempotencyKey'],
    request: addedLeadSchema,
    requestExample: { name: 'Ama Mensah', phone: '024 123 4567', source: 'whatsapp' },
    response: leadRecordSchema,
    errors: {
      ...staff.errors,
      409: 'There is an open lead with the same phone number or email address. `instance` is the path of its page, /staff/leads?lead=ID. Send `anyway` to add this one all the same.',
    },
  },
  changeLead: {
    ...ofLead,
    summary: 'Change the stage, the owner, the next step or the contact details of a lead',
    description: 'Retry with the same Idempotency-Key: the change is made once.',
    errors: {
      ...ofLead.errors,
      409: 'Someone else has changed the lead since it was read, or the new owner cannot get leads.',
    },
    headers: ['IdempotencyKey'],
    request: leadChangeSchema,
    requestExample: { stage: 'contacted' },
    response: leadRecordSchema,
  },
  addLeadNote: {
    ...ofLead,
    status: 201,
    summary: 'Add a note to a lead',
    description: 'Retry with the same Idempotency-Key: the note is stored once.',
    headers: ['IdempotencyKey'],
    request: leadNoteSchema,
    requestExample: { text: 'Has two shops. Wants to see the till.' },
    response: leadRecordSchema,
  },
  exportLeads: {
    ...staff,
    summary: 'Export leads as a CSV file',
    description: needsProof,
    query: leadFiltersSchema,
    otherResponses: {
      200: {
        description: 'One line for each lead, in the order of the list.',
        mediaType: 'text/csv',
        headers: ['ContentDisposition'],
      },
    },
  },
  emailRegistered: {
    ...staff,
    status: 201,
    summary: 'Email everyone who registered for a date of a webinar',
    description: `Leads that are lost get no email. Someone who registers later gets the latest message that contains a link, if its author may still write to them. Retry with the same Idempotency-Key: each person gets the message once. ${needsProof}`,
    headers: ['IdempotencyKey'],
    request: webinarMessageSchema,
    requestExample: { webinar: 'first-report, 2026-12-01', text: 'Join here: https://meet.example/abc' },
    response: webinarMessageAnswerSchema,
    responseExample: { people: 12 },
  },
  retryMessages: {
    ...staff,
    summary: 'Retry the emails and webhooks that were given up in the last 30 days',
    description: 'Each is tried for another three days.',
    response: retriedMessagesSchema,
    responseExample: { messages: 3 },
  },
  listMembers: {
    ...members,
    summary: 'List the members of staff',
  },
  inviteMember: {
    ...members,
    status: 201,
    summary: 'Invite a person to the staff by email',
    description: `The link in the email sets a password. It works once and expires after three days. The same request sends an invitation that is not accepted yet again, and its earlier links stop working. ${needsProof}`,
    request: newMemberSchema,
    requestExample: { name: 'Kofi Boateng', email: 'kofi@sikabooks.example', role: 'staff' },
    errors: {
      ...members.errors,
      409: 'Only customers are members, so the company has no business for a new one.',
      422: 'A field is invalid, or the address already has an account.',
    },
  },
  changeMember: {
    ...ofMember,
    summary: 'Change the role of a member of staff',
    description: `Open leads of a member who may no longer read leads have no owner afterwards. ${needsProof}`,
    request: memberChangeSchema,
    requestExample: { role: 'editor' },
  },
  removeMember: {
    ...ofMember,
    summary: 'Remove a member of staff',
    description: `Their sessions end. Their open leads go to \`leadsTo\`. ${needsProof}`,
    query: memberRemovalSchema,
  },
  inviteMemberAgain: {
    ...ofMember,
    summary: 'Send an invitation again',
    description: `Earlier links stop working. ${needsProof}`,
    errors: { ...ofMember.errors, 409: 'The member has accepted the invitation already.' },
  },
  readToday: {
    ...staff,
    right: 'desk',
    summary: 'Read what needs doing today',
    response: todaySchema,
  },
  readNumbers: {
    ...staff,
    right: 'desk',
    summary: 'Read how the site does, compared with the period before',
    description: 'Counts only. A lead or a trial has the source that its form sent.',
    query: numbersQuerySchema,
    response: numbersSchema,
  },
} as const satisfies Record<string, CallDescription>);
