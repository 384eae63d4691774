import { nextStarts } from '@accounting-site/content/dates/webinar-dates';
import { scheduleOf, type Webinar } from '@accounting-site/content/files/webinars';
import { siteCalls } from '@accounting-site/contract/calls/site-calls';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minute } from '../clock.ts';
import { anyAddress, anyText } from '../testing/app/any-text.ts';
import { buildTestApp, ownOrigin } from '../testing/app/build-test-app.ts';
import { databaseKinds } from '../testing/database/fresh-database.ts';
import { faultSize } from '../testing/load/fault-size.ts';
import { repeatingWebinar } from '../testing/publishing/repeating-webinar.ts';
import { anyType, mostly, writeBody } from './any-request.ts';

const numRuns = faultSize(150, 4000);

const webinarId = repeatingWebinar?.id ?? 'none';
const startOf = (webinar: Webinar) =>
  nextStarts(scheduleOf(webinar), new Date(Date.UTC(2026, 10, 2, 9)), 1)[0]?.toISOString() ?? '';
const start = repeatingWebinar ? startOf(repeatingWebinar) : '2026-11-03T10:00:00.000Z';

const fields = fc.record(
  {
    name: mostly(anyText.map((text) => `A${text}`.slice(0, 120))),
    email: fc.oneof({ weight: 8, arbitrary: fc.emailAddress() }, anyAddress, fc.jsonValue()),
    company: mostly(anyText.map((text) => text.slice(0, 160))),
    phone: mostly(fc.constant('024 123 4567')),
    message: mostly(anyText.map((text) => text.slice(0, 2000))),
    website: mostly(fc.constant('')),
    webinarId: mostly(fc.constant(webinarId)),
    occurrenceStart: mostly(fc.constant(start)),
    idempotency_key: mostly(fc.uuid()),
    id: mostly(fc.uuid()),
    article: mostly(fc.constantFrom('/help/article/create-invoice', '/help/article/mobile-money')),
    helpful: mostly(fc.constantFrom('yes', 'no')),
    comment: mostly(anyText.map((text) => text.slice(0, 500))),
    query: mostly(anyText.map((text) => `vat ${text}`.slice(0, 60))),
    page: mostly(anyText.map((text) => `/${text}`)),
    lcp: mostly(fc.double()),
    place: mostly(fc.constantFrom('page.js:1:2', '')),
  },
  { requiredKeys: ['name', 'email', 'webinarId', 'occurrenceStart', 'article', 'helpful', 'query'] },
);
const forms = Object.values(siteCalls).flatMap(({ endpoint }) =>
  endpoint.startsWith('POST /') ? [endpoint.slice('POST /'.length)] : [],
);
const anyKey = fc.oneof(
  { weight: 6, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.stringMatching(/^[\x20-\x7e]{0,120}$/) },
);
const post = ['POST', 'POST', 'POST', 'POST', 'POST'] as const;
const request = fc.record({
  path: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...forms) },
    { weight: 1, arbitrary: anyText.map((file) => `webinars/${webinarId}/${encode(file)}`) },
  ),
  method: fc.constantFrom<'POST' | 'GET' | 'PUT'>(...post, ...post, 'GET', 'PUT'),
  type: anyType,
  body: fc.oneof({ weight: 20, arbitrary: fields }, fc.jsonValue(), anyText),
  key: fc.option(anyKey, { nil: undefined }),
  address: fc.ipV4(),
});

type AnyRequest = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

describe.each(databaseKinds)('the endpoints of the site’s forms on %s', (on) => {
  test(
    'never fail with a 5xx, and every resulting email can be written, whatever is sent',
    async () => {
      const { app, database } = await buildTestApp({ on, environment: { LOG_LEVEL: 'fatal' } });
      const statuses = new Map<number, number>();
      await fc.assert(
        fc.asyncProperty(request, async (sent) => {
          const { statusCode, body } = await app.inject(toInject(sent));
          statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
          expect([statusCode < 500, statusCode, body.slice(0, 200)]).toEqual([
            true,
            statusCode,
            expect.anything(),
          ]);
        }),
        { numRuns },
      );
      await app.outbox.sendDue();
      expect(statuses.get(201) ?? 0).toBeGreaterThan(0);
      expect(statuses.get(204) ?? 0).toBeGreaterThan(0);
      const unsent = await database.selectFrom('outbox').selectAll().where('sent_at', 'is', null).execute();
      expect(unsent.map(({ last_error }) => last_error)).toEqual([]);
      console.log(`${on}: ${numRuns} requests by status:`, Object.fromEntries(statuses));
    },
    10 * minute,
  );
});

function toInject({ path, method, type, body, key, address }: AnyRequest) {
  return {
    method,
    url: `/api/site/${path}`,
    remoteAddress: address,
    headers: {
      origin: ownOrigin,
      'content-type': type,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(method !== 'GET' && { payload: writeBody(body, type) }),
  };
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 2000);
}
