import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { appHostPath, type Endpoint, methodOf } from '@accounting-site/contract/endpoints/endpoints';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minute } from '../clock.ts';
import { anyAddress, anyText } from '../testing/app/any-text.ts';
import { openBrowser } from '../testing/app/browser.ts';
import { buildTestApp, ownerPassword, ownOrigin } from '../testing/app/build-test-app.ts';
import { databaseKinds } from '../testing/database/fresh-database.ts';
import { faultSize } from '../testing/load/fault-size.ts';

const numRuns = faultSize(150, 1500);

const anySegment = fc.oneof(
  fc.uuid(),
  anyText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 300)),
);
const anyCell = fc.oneof(anyText, fc.constantFrom('GARI', '1', '"', '1,5', '12.50'));
const anyRow = fc.array(anyCell, { maxLength: 5 }).map((cells) => cells.join(','));
const anyList = fc
  .array(anyRow)
  .map((rows) => ['name,sku,quantity,price', 'Gari,G1,5,2', ...rows].join('\n'));

const anyBody = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.record({
      name: anyText,
      business: anyText,
      email: fc.oneof(fc.emailAddress(), anyAddress),
      currentPassword: fc.constantFrom(ownerPassword, 'seven green bicycles'),
      password: fc.oneof(anyText, fc.constant('seven green bicycles')),
      csv: fc.oneof(anyText, anyList),
      save: fc.boolean(),
    }),
  },
  fc.jsonValue(),
);
const anyEndpoint = fc.oneof(
  fc.constantFrom(
    appHostEndpoints.saveProfile,
    appHostEndpoints.changeEmail,
    appHostEndpoints.changePassword,
  ),
  fc.constant(appHostEndpoints.importInventory),
  anySegment.map((id) => `${appHostEndpoints.endOtherSessions}/${id}` as const),
  fc.constant(appHostEndpoints.downloadData),
);

/** One request for each kind of response, because random requests may miss one. */
const examples: [Endpoint, unknown][] = [
  [appHostEndpoints.saveProfile, { name: 'Ama Darko', business: 'Darko Foods' }],
  [appHostEndpoints.changeEmail, { email: 'ama@example.com', currentPassword: ownerPassword }],
  [`${appHostEndpoints.endOtherSessions}/00000000-0000-4000-8000-000000000000`, {}],
  [appHostEndpoints.saveProfile, {}],
  [appHostEndpoints.changePassword, { currentPassword: ownerPassword, password: 'seven green bicycles' }],
];

describe.each(databaseKinds)('the account endpoints on %s', (on) => {
  test(
    'never fail with a 5xx, and stored data stays readable, whatever is sent',
    async () => {
      const { app, time, database } = await buildTestApp({ on, environment: { LOG_LEVEL: 'fatal' } });
      const browser = openBrowser(app);
      await browser.login({ remember: true });
      const statuses = new Map<number, number>();
      await fc.assert(
        fc.asyncProperty(anyEndpoint, anyBody, async (endpoint, body) => {
          // The user has just authenticated and has not reached any rate limit.
          time.now += 9 * minute;
          await database.updateTable('sessions').set({ proved_at: time.now, proved_factor: 1 }).execute();
          await database.deleteFrom('rate_limits').execute();
          await browser.refresh();
          const takesBody = endpoint.startsWith('P');
          const answer = await app.inject({
            method: methodOf(endpoint) as 'GET',
            url: appHostPath(endpoint),
            headers: {
              origin: ownOrigin,
              authorization: `Bearer ${browser.accessToken}`,
              ...(takesBody && { 'content-type': 'application/json' }),
            },
            ...(takesBody && { payload: JSON.stringify(body) }),
          });
          const { statusCode } = answer;
          statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
          expect([endpoint, statusCode, answer.body.slice(0, 200), statusCode < 500]).toEqual([
            endpoint,
            statusCode,
            expect.anything(),
            true,
          ]);
          expect((await browser.send('GET', '/api/api/account')).statusCode).toBe(200);
        }),
        { numRuns, examples },
      );
      expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 202, 204, 404, 422]));
      await app.outbox.sendDue();
      const unsent = await database.selectFrom('outbox').selectAll().where('sent_at', 'is', null).execute();
      expect(unsent.map(({ last_error }) => last_error)).toEqual([]);
      console.log(`${on}: ${numRuns} calls by status:`, Object.fromEntries(statuses));
    },
    10 * minute,
  );
});
