import { z } from 'zod';
import * as siteEndpoints from '../endpoints/site-endpoints.ts';
import { recordOf } from '../fields/record-of.ts';
import { articleFeedbackAnswerSchema, articleFeedbackSchema } from '../forms/article-feedback.ts';
import { callRequestSchema } from '../forms/call-requests.ts';
import { demoRequestFieldNames, demoRequestFields } from '../forms/demo-request-fields.ts';
import { demoRequestAnswerSchema, demoRequestSchema } from '../forms/demo-requests.ts';
import {
  webinarRegistrationAnswerSchema,
  webinarRegistrationSchema,
} from '../forms/webinar-registrations.ts';
import { browserErrorSchema } from '../reports/browser-errors.ts';
import { searchMissSchema } from '../reports/search-misses.ts';
import { vitalsSchema } from '../reports/vitals.ts';
import { type CallDescription, withEndpoints } from './call.ts';

const form = { tag: 'Forms', access: 'anyone', form: 'answered by a page' } as const;
const counts = { tag: 'Counts without a person', access: 'anyone' } as const;
const tooOften = 'Too many came from this network, or for this address.';

/** The site's own endpoints, under `siteBasePath`. The body of a failure is a `Problem`. */
export const siteCalls = withEndpoints(siteEndpoints, {
  demoRequest: {
    ...form,
    status: 201,
    summary: 'Request a demo',
    description:
      'Stored before the response is sent. After a lost response, retry with the same Idempotency-Key: the request is stored once.',
    headers: ['IdempotencyKey'],
    request: demoRequestSchema,
    requestExample: recordOf(demoRequestFieldNames, (name) => demoRequestFields[name].example),
    response: demoRequestAnswerSchema,
    responseExample: { id: '5a0b2c71-8f1a-4a3b-9d41-1c2f3e4d5b6a', receivedAt: '2026-11-02T09:00:00.000Z' },
    errors: { 429: tooOften },
  },
  callRequest: {
    ...form,
    status: 201,
    summary: 'Ask for a call',
    description:
      'For people without an email address. Stored before the response is sent, and once for each Idempotency-Key. `id` acknowledges the request. It is not always the id of a lead: a request with the phone number of a lead of the last 24 hours is added to the history of that lead.',
    headers: ['IdempotencyKey'],
    request: callRequestSchema,
    requestExample: { name: 'Ama Mensah', phone: '024 123 4567', best_time: 'After 4 pm' },
    response: demoRequestAnswerSchema,
    responseExample: { id: '5a0b2c71-8f1a-4a3b-9d41-1c2f3e4d5b6a', receivedAt: '2026-11-02T09:00:00.000Z' },
    errors: { 429: 'Too many came from this network, or for this phone number.' },
  },
  webinarRegistration: {
    ...form,
    status: 201,
    summary: 'Register for one date of a webinar',
    description: 'An email with a calendar file confirms it.',
    request: webinarRegistrationSchema,
    requestExample: {
      webinarId: 'first-report',
      occurrenceStart: '2026-12-01T10:00:00.000Z',
      name: 'Ama Mensah',
      email: 'ama@adom.example',
    },
    response: webinarRegistrationAnswerSchema,
    responseExample: {
      id: '5a0b2c71-8f1a-4a3b-9d41-1c2f3e4d5b6a',
      webinarId: 'first-report',
      occurrenceStart: '2026-12-01T10:00:00.000Z',
      registeredAt: '2026-11-02T09:00:00.000Z',
    },
    errors: { 429: tooOften },
  },
  articleFeedback: {
    ...form,
    status: 201,
    summary: 'Say whether an article helped',
    description:
      'No field identifies the reader. Sending the same `id` again changes the vote; an empty comment keeps an earlier one.',
    request: articleFeedbackSchema,
    requestExample: { article: '/help/article/create-invoice', helpful: 'yes', comment: 'Clear.' },
    response: articleFeedbackAnswerSchema,
    responseExample: { id: '5a0b2c71-8f1a-4a3b-9d41-1c2f3e4d5b6a', receivedAt: '2026-11-02T09:00:00.000Z' },
    errors: { 409: 'The id belongs to another page.', 429: tooOften },
  },
  searchMiss: {
    ...counts,
    status: 204,
    summary: 'Count a search without results',
    description: 'A search that looks like personal data gets the same response and is not stored.',
    request: searchMissSchema,
    requestExample: { query: 'vat return' },
    errors: { 429: tooOften },
  },
  vitals: {
    ...counts,
    status: 202,
    summary: 'Count a visit of a page, and how fast the page was',
    description:
      'Times in milliseconds. `counts` is what happened on the page; `source` and `campaign` are those of the tab. The response is the same for requests that are not counted: of a page that does not exist, or beyond two visits a second from one network.',
    request: vitalsSchema,
    requestExample: {
      ...{ page: '/pricing', lcp: 1840, inp: 96, cls: 0.02, fcp: 910, ttfb: 320 },
      ...{ counts: ['page', 'tab', 'pricing'], source: 'facebook', campaign: 'november' },
    },
  },
  browserError: {
    ...counts,
    status: 202,
    summary: 'Count that a script failed on a page',
    description:
      'Personal data is removed from the message. The response is the same for reports that are not counted: of a page that does not exist, or beyond ten errors a minute from one network.',
    request: browserErrorSchema,
    requestExample: {
      page: '/pricing',
      message: "TypeError: Cannot read properties of null (reading 'focus')",
      place: 'page.Ab3dE5_7.js:1:2345',
      build: 'Ab3dE5_7',
    },
  },
  webinarCalendar: {
    tag: 'Webinars',
    access: 'anyone',
    summary: 'Get one date of a webinar as a calendar file',
    description: 'The file is named after the day, like `2026-12-01.ics`, or `next.ics` for the next date.',
    params: z.object({ webinarId: z.string(), file: z.string() }),
    otherResponses: {
      200: { description: 'An event.', mediaType: 'text/calendar', headers: ['ContentDisposition'] },
    },
    errors: { 404: 'The date does not exist, or it is over.' },
  },
} as const satisfies Record<string, CallDescription>);
