import { z } from 'zod';
import { sitePaths } from '../call-paths.ts';
import { siteCalls, staffCalls } from '../calls.ts';
import { demoRequestFieldNames, demoRequestFields } from '../demo-request-fields.ts';
import { recordOf } from '../record-of.ts';
import { demoRequestFiltersSchema } from '../staff-demo-requests.ts';
import { type CallDescription, type DescribedCall, describeCalls } from './call-description.ts';

const form = { tag: 'Forms', access: 'anyone', form: 'answered by a page' } as const;
const counts = { tag: 'Counts without a person', access: 'anyone' } as const;
const tooManyOfStaff = 'More than 600 calls of one account in an hour.';
const staff = { tag: 'Staff', access: 'staff', refusals: { 429: tooManyOfStaff } } as const;
const tooOften = 'Too many came from this network, or for this address.';

const calls: Record<keyof typeof siteCalls, CallDescription> = {
  demoRequest: {
    ...form,
    summary: 'Request a demo',
    description:
      'Stored before the response is sent. After a lost response, retry with the same Idempotency-Key: the request is stored once.',
    headers: ['IdempotencyKey'],
    refusals: { 429: tooOften },
    sent: recordOf(demoRequestFieldNames, (name) => demoRequestFields[name].example),
    received: { id: '5a0b2c71-8f1a-4a3b-9d41-1c2f3e4d5b6a', receivedAt: '2026-11-02T09:00:00.000Z' },
  },
  webinarRegistration: {
    ...form,
    summary: 'Register for one date of a webinar',
    description: 'An email with a calendar file confirms it.',
    refusals: { 429: tooOften },
    sent: {
      webinarId: 'first-report',
      occurrenceStart: '2026-12-01T10:00:00.000Z',
      name: 'Ama Mensah',
      email: 'ama@adom.example',
    },
    received: {
      id: '5a0b2c71-8f1a-4a3b-9d41-1c2f3e4d5b6a',
      webinarId: 'first-report',
      occurrenceStart: '2026-12-01T10:00:00.000Z',
      registeredAt: '2026-11-02T09:00:00.000Z',
    },
  },
  articleFeedback: {
    ...form,
    summary: 'Say whether an article helped',
    description:
      'No field identifies the reader. Sending the same `id` again changes the vote; an empty comment keeps an earlier one.',
    refusals: { 409: 'The id belongs to another page.', 429: tooOften },
    sent: { article: '/help/article/create-invoice', helpful: 'yes', comment: 'Clear.' },
    received: { id: '5a0b2c71-8f1a-4a3b-9d41-1c2f3e4d5b6a', receivedAt: '2026-11-02T09:00:00.000Z' },
  },
  searchMiss: {
    ...counts,
    summary: 'Count a search without results',
    description: 'A search that looks like personal data gets the same response and is not stored.',
    refusals: { 429: tooOften },
    sent: { query: 'vat return' },
  },
  vitals: {
    ...counts,
    summary: 'Count how fast a page was',
    description:
      'Times in milliseconds. The response is the same for requests that are not counted: of a page that does not exist, or beyond two visits a second from one network.',
    sent: { page: '/pricing', lcp: 1840, inp: 96, cls: 0.02, fcp: 910, ttfb: 320 },
  },
  browserError: {
    ...counts,
    summary: 'Count that a script failed on a page',
    description:
      'Personal data is removed from the message. The response is the same for reports that are not counted: of a page that does not exist, or beyond ten errors a minute from one network.',
    sent: {
      page: '/pricing',
      message: "TypeError: Cannot read properties of null (reading 'focus')",
      place: 'page.Ab3dE5_7.js:1:2345',
      build: 'Ab3dE5_7',
    },
  },
};

const noSuch = 'There is no such demo request.';
const staffDescriptions: Record<keyof typeof staffCalls, CallDescription> = {
  listDemoRequests: {
    ...staff,
    summary: 'List demo requests, the latest first',
    description: '`after` is the `next` of the previous page. Days are in Ghana’s time zone, both inclusive.',
    received: { requests: [], next: null },
  },
  noteAnswered: {
    ...staff,
    summary: 'Mark a demo request as answered or not',
    params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
    refusals: { ...staff.refusals, 404: noSuch },
    sent: { answered: true },
  },
};

const csv: DescribedCall = {
  id: 'exportDemoRequests',
  ...staff,
  call: {
    method: 'GET',
    path: sitePaths.staffDemoRequestsCsv,
    query: demoRequestFiltersSchema,
    request: null,
    answer: null,
    status: 200,
  },
  summary: 'Export demo requests as a CSV file',
  description:
    'Needs POST /account/reauthentication of the application within the last ten minutes. Otherwise the response is 403 with `requires: reauthentication`.',
  answers: {
    200: {
      description: 'One line for each demo request.',
      mediaType: 'text/csv',
      headers: ['ContentDisposition'],
    },
  },
};

const calendar: DescribedCall = {
  id: 'webinarCalendar',
  tag: 'Webinars',
  access: 'anyone',
  call: { method: 'GET', path: sitePaths.webinarCalendar, request: null, answer: null, status: 200 },
  summary: 'Get one date of a webinar as a calendar file',
  description: 'The file is named after the day, like `2026-12-01.ics`, or `next.ics` for the next date.',
  params: z.object({ webinarId: z.string(), file: z.string() }),
  refusals: { 404: 'The date does not exist, or it is over.' },
  answers: {
    200: { description: 'An event.', mediaType: 'text/calendar', headers: ['ContentDisposition'] },
  },
};

/** Descriptions of the site's own endpoints. */
export const describedSiteCalls = [...describeCalls(siteCalls, calls), calendar];

/** Staff sign in to this site only where the application is bundled. */
export const describedStaffCalls = [...describeCalls(staffCalls, staffDescriptions), csv];
