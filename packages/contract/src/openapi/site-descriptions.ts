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
    summary: 'Ask for a demonstration',
    description:
      'Stored before it is answered. Send the same Idempotency-Key again after a lost answer, and it is stored once.',
    headers: ['IdempotencyKey'],
    refusals: { 429: tooOften },
    sent: recordOf(demoRequestFieldNames, (name) => demoRequestFields[name].example),
    received: { id: '5a0b2c71-8f1a-4a3b-9d41-1c2f3e4d5b6a', receivedAt: '2026-11-02T09:00:00.000Z' },
  },
  webinarRegistration: {
    ...form,
    summary: 'Register for one date of a webinar',
    description: 'A mail with a calendar file confirms it.',
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
      'Nothing in it names the reader. Sent again with the same `id`, it changes the vote; an empty comment leaves an earlier one as it is.',
    refusals: { 409: 'The id belongs to another page.', 429: tooOften },
    sent: { article: '/help/article/create-invoice', helpful: 'yes', comment: 'Clear.' },
    received: { id: '5a0b2c71-8f1a-4a3b-9d41-1c2f3e4d5b6a', receivedAt: '2026-11-02T09:00:00.000Z' },
  },
  searchMiss: {
    ...counts,
    summary: 'Count a search that found nothing',
    description: 'One that looks like a person’s data is answered like any other, and is not stored.',
    refusals: { 429: tooOften },
    sent: { query: 'vat return' },
  },
  vitals: {
    ...counts,
    summary: 'Count how fast a page was',
    description:
      'Times in milliseconds. What is not counted is answered alike: a page that is not there, and more than two visits a second of one network.',
    sent: { page: '/pricing', lcp: 1840, inp: 96, cls: 0.02, fcp: 910, ttfb: 320 },
  },
  browserError: {
    ...counts,
    summary: 'Count that a script failed on a page',
    description:
      'The message is cleaned of what a person may have typed. What is not counted is answered alike: a page that is not there, and more than ten errors a minute of one network.',
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
    description: '`after` is the `next` of the page before. Days are those of Ghana’s time, both included.',
    received: { requests: [], next: null },
  },
  noteAnswered: {
    ...staff,
    summary: 'Note whether a demo request is answered',
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
    'Without a proof within the last ten minutes it is refused with 403 and `requires: reauthentication`. POST /account/reauthentication of the application proves it.',
  answers: {
    200: { description: 'One line each.', mediaType: 'text/csv', headers: ['ContentDisposition'] },
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
  refusals: { 404: 'There is no such date, or it is over.' },
  answers: {
    200: { description: 'An event.', mediaType: 'text/calendar', headers: ['ContentDisposition'] },
  },
};

/** What the site itself answers. */
export const describedSiteCalls = [...describeCalls(siteCalls, calls), calendar];

/** Only where the application is bundled are there staff who sign in here. */
export const describedStaffCalls = [...describeCalls(staffCalls, staffDescriptions), csv];
