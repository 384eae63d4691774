import { appHostBasePath, appHostPaths } from '@accounting-site/contract/call-paths';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minute } from '../clock.ts';
import { anyAddress, anyText } from '../testing/any-text.ts';
import { openBrowser } from '../testing/browser.ts';
import { buildTestApp, ownerPassword, ownOrigin } from '../testing/build-test-app.ts';
import { faultSize } from '../testing/fault-size.ts';
import { databaseKinds } from '../testing/fresh-database.ts';

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
const anyCall = fc.oneof(
  fc.record({
    method: fc.constant('PUT' as const),
    path: fc.constantFrom(appHostPaths.profile, appHostPaths.changeEmail, appHostPaths.changePassword),
  }),
  fc.record({ method: fc.constant('POST' as const), path: fc.constant(appHostPaths.importInventory) }),
  fc.record({
    method: fc.constant('DELETE' as const),
    path: anySegment.map((id) => `${appHostPaths.accountSessions}/${id}`),
  }),
  fc.record({ method: fc.constant('GET' as const), path: fc.constant(appHostPaths.accountData) }),
);

describe.each(databaseKinds)('the account endpoints on %s', (on) => {
  test(
    'never fail with a 5xx, and stored data stays readable, whatever is sent',
    async () => {
      const { app, time, database } = await buildTestApp({ on, environment: { LOG_LEVEL: 'fatal' } });
      const browser = openBrowser(app);
      await browser.login({ remember: true });
      const statuses = new Map<number, number>();
      await fc.assert(
        fc.asyncProperty(anyCall, anyBody, async ({ method, path }, body) => {
          // The user has just authenticated and has not reached any rate limit.
          time.now += 9 * minute;
          await database.updateTable('sessions').set({ proved_at: time.now, proved_factor: 1 }).execute();
          await database.deleteFrom('rate_limits').execute();
          await browser.refresh();
          const takesBody = method === 'PUT' || method === 'POST';
          const answer = await app.inject({
            method,
            url: appHostBasePath + path,
            headers: {
              origin: ownOrigin,
              authorization: `Bearer ${browser.accessToken}`,
              ...(takesBody && { 'content-type': 'application/json' }),
            },
            ...(takesBody && { payload: JSON.stringify(body) }),
          });
          const { statusCode } = answer;
          statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
          expect([path, statusCode, answer.body.slice(0, 200), statusCode < 500]).toEqual([
            path,
            statusCode,
            expect.anything(),
            true,
          ]);
          expect((await browser.send('GET', '/api/api/account')).statusCode).toBe(200);
        }),
        { numRuns },
      );
      for (const status of [200, 202, 204, 404, 422]) expect(statuses.get(status) ?? 0).toBeGreaterThan(0);
      await app.outbox.sendDue();
      const unsent = await database.selectFrom('outbox').selectAll().where('sent_at', 'is', null).execute();
      expect(unsent.map(({ last_error }) => last_error)).toEqual([]);
      console.log(`${on}: ${numRuns} calls by status:`, Object.fromEntries(statuses));
    },
    10 * minute,
  );
});
