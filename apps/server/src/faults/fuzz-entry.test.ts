import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { appHostPath } from '@accounting-site/contract/endpoints/endpoints';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minute } from '../clock.ts';
import { anyAddress, anyText } from '../testing/app/any-text.ts';
import { buildTestApp, ownerEmail, ownOrigin } from '../testing/app/build-test-app.ts';
import { databaseKinds } from '../testing/database/fresh-database.ts';
import { faultSize } from '../testing/load/fault-size.ts';
import { quickHash } from '../testing/sign-in/quick-hash.ts';
import { anyType, mostly, writeBody } from './any-request.ts';

const numRuns = faultSize(150, 4000);

const token = fc.oneof(
  fc.stringMatching(/^[\w-]{43}$/),
  anyText.map((text) => text.slice(0, 43)),
);
const fields = fc.record(
  {
    name: mostly(anyText.map((text) => `A${text}`.slice(0, 120))),
    business: mostly(anyText.map((text) => `B${text}`.slice(0, 160))),
    email: fc.oneof(
      { weight: 8, arbitrary: fc.emailAddress() },
      fc.constant(ownerEmail),
      anyAddress,
      fc.jsonValue(),
    ),
    password: mostly(anyText.map((text) => `seven green bicycles ${text}`.slice(0, 1024))),
    paymentMethod: mostly(fc.constantFrom('card', 'mobile-money', 'bank-transfer')),
    token: mostly(token),
    challenge: mostly(token),
    code: mostly(fc.stringMatching(/^\d{6}$/)),
    remember: mostly(fc.boolean()),
  },
  { requiredKeys: ['name', 'business', 'email', 'password', 'token', 'challenge', 'code'] },
);
const request = fc.record({
  endpoint: fc.constantFrom(
    appHostEndpoints.login,
    appHostEndpoints.secondFactor,
    appHostEndpoints.signUp,
    appHostEndpoints.confirmSignUp,
    appHostEndpoints.forgotPassword,
    appHostEndpoints.resetPassword,
    appHostEndpoints.confirmEmail,
  ),
  type: anyType,
  body: fc.oneof({ weight: 20, arbitrary: fields }, fc.jsonValue(), anyText),
  address: fc.ipV4(),
});

describe.each(databaseKinds)('the endpoints for signing in and up on %s', (on) => {
  test(
    'never fail with a 5xx, and every resulting email can be written, whatever is sent',
    async () => {
      const environment = { LOG_LEVEL: 'fatal' };
      const { app, database } = await buildTestApp({ on, environment, hashFunctions: quickHash });
      const statuses = new Map<number, number>();
      await fc.assert(
        fc.asyncProperty(request, async ({ endpoint, type, body, address }) => {
          const answer = await app.inject({
            method: 'POST',
            url: appHostPath(endpoint),
            remoteAddress: address,
            headers: { origin: ownOrigin, 'content-type': type },
            payload: writeBody(body, type),
          });
          const { statusCode } = answer;
          statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
          expect([endpoint, statusCode, answer.body.slice(0, 200), statusCode < 500]).toEqual([
            endpoint,
            statusCode,
            expect.anything(),
            true,
          ]);
        }),
        { numRuns },
      );
      await app.outbox.sendDue();
      for (const status of [202, 401, 410, 422]) expect(statuses.get(status) ?? 0).toBeGreaterThan(0);
      const unsent = await database.selectFrom('outbox').selectAll().where('sent_at', 'is', null).execute();
      expect(unsent.map(({ last_error }) => last_error)).toEqual([]);
      console.log(`${on}: ${numRuns} requests by status:`, Object.fromEntries(statuses));
    },
    10 * minute,
  );
});
