import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minute } from '../clock.ts';
import { anyAddress, anyText } from '../testing/app/any-text.ts';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { databaseKinds } from '../testing/database/fresh-database.ts';
import { faultSize } from '../testing/load/fault-size.ts';
import { haveEvilProvider } from '../testing/sign-in/evil-provider.ts';
import { callbackOf, environmentOf } from '../testing/sign-in/have-providers.ts';
import { openVisitor } from '../testing/sign-in/provider-visitor.ts';
import { mostly } from './any-request.ts';

const numRuns = faultSize(40, 1000);

/** Log messages about a fault that is not the provider's. */
const ours = 'signing in with a provider failed';

const claims = fc.record(
  {
    sub: mostly(fc.stringMatching(/^[ -~]{1,255}$/)),
    email: mostly(fc.oneof({ weight: 8, arbitrary: fc.emailAddress() }, anyAddress, anyText)),
    email_verified: mostly(fc.constant(true)),
    name: mostly(anyText),
  },
  { requiredKeys: ['sub'] },
);

const query = fc.oneof(
  fc.dictionary(fc.constantFrom('code', 'state', 'iss', 'error', 'response', 'id_token', 'x'), anyText),
  fc.constant({}),
);

describe.each(databaseKinds)('a provider on %s', (on) => {
  test(
    'may send any claims, and either signs users in or does not',
    async () => {
      const evil = await haveEvilProvider();
      const environment = { ...environmentOf('GOOGLE', evil), LOG_LEVEL: 'warn' };
      const { app, database, time, log } = await buildTestApp({ on, environment });
      const ends = new Map<string, number>();
      await fc.assert(
        fc.asyncProperty(claims, async (claimed) => {
          const visitor = openVisitor(app);
          const { state, nonce } = Object.fromEntries((await visitor.leave('google')).address.searchParams);
          evil.idToken = () => evil.sign({ ...evil.honestClaims(nonce ?? null), ...(claimed as object) });
          const end = await visitor.comeBack(`${callbackOf('google')}?code=x&state=${state}`);
          ends.set(end, (ends.get(end) ?? 0) + 1);
          time.now += minute;
        }),
        { numRuns },
      );
      await app.outbox.sendDue();
      expect(
        [...ends.keys()].filter((end) => !/^\/login#(?:signed-in|provider-problem=[a-z-]+)$/.test(end)),
      ).toEqual([]);
      expect(ends.get('/login#signed-in') ?? 0).toBeGreaterThan(0);
      expect(ends.get('/login#provider-problem=failed') ?? 0).toBeGreaterThan(0);
      expect(log.filter((line) => line.includes(ours))).toEqual([]);
      const linked = await database.selectFrom('provider_links').select('subject').execute();
      for (const { subject } of linked) expect(subject).toMatch(/^[ -~]{1,255}$/);
    },
    10 * minute,
  );

  test(
    'may redirect a browser with any parameters',
    async () => {
      const evil = await haveEvilProvider();
      const environment = { ...environmentOf('GOOGLE', evil), LOG_LEVEL: 'warn' };
      const { app, database, time, log } = await buildTestApp({ on, environment });
      await fc.assert(
        fc.asyncProperty(query, fc.boolean(), fc.option(anyText), async (parameters, rightState, cookie) => {
          const visitor = openVisitor(app);
          const { address } = await visitor.leave('google');
          if (cookie !== null)
            visitor.cookies.set('__Host-provider', { value: encodeURIComponent(cookie), strict: false });
          const back = new URL(callbackOf('google'));
          for (const [name, value] of Object.entries(parameters)) back.searchParams.append(name, value);
          if (rightState) back.searchParams.append('state', address.searchParams.get('state') ?? '');
          expect(await visitor.comeBack(back)).toMatch(/^\/login#provider-problem=(?:failed|cancelled)$/);
          time.now += minute;
        }),
        { numRuns },
      );
      expect(log.filter((line) => line.includes(ours))).toEqual([]);
      expect(await database.selectFrom('sessions').selectAll().execute()).toEqual([]);
    },
    10 * minute,
  );
});
