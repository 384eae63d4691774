import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { hour, minute } from '../clock.ts';
import { openBrowser } from '../testing/app/browser.ts';
import { ownerEmail } from '../testing/app/build-test-app.ts';
import { databaseKinds } from '../testing/database/fresh-database.ts';
import { faultSize } from '../testing/load/fault-size.ts';
import { delayedQuickHash as hashFunctions } from '../testing/sign-in/quick-hash.ts';
import { tryPasswordReset } from '../testing/sign-in/try-password-reset.ts';
import { kofi, trySignUp } from '../testing/sign-in/try-sign-up.ts';

const rounds = faultSize(3, 200);
const callers = 50;
const timeout = faultSize(2 * minute, 60 * minute);

/** Promise 5: of any number of parallel uses of a one-time secret, exactly one succeeds. */
describe.each(databaseKinds)('an emailed link that fifty clients use at the same time on %s', (on) => {
  test('sets one password', { timeout }, async () => {
    const { app, ask, tokensTo, reset, events, time } = await tryPasswordReset(on, { hashFunctions });
    let known = 0;
    for (let round = 1; round <= rounds; round += 1) {
      time.now += hour;
      await patiently(() => ask());
      const tokens = await waitForTokens(() => tokensTo(ownerEmail), { more: known, time });
      const token = tokens.at(-1) ?? '';
      known = tokens.length;
      const password = (caller: number) => `green bicycle ${round} of caller ${caller}`;
      const winner = await tryAtOnce((caller) => reset(token, password(caller)), { status: 204, time });
      const login = (caller: number) =>
        patiently(() => openBrowser(app).login({ email: ownerEmail, password: password(caller) }));
      if (winner !== undefined) {
        expect((await login(winner)).statusCode).toBe(200);
        expect((await login((winner + 1) % callers)).statusCode).toBe(401);
      }
      const resets = (await events()).filter(({ event }) => event === 'password reset');
      expect(resets).toHaveLength(round);
    }
  });

  test('begins one trial', { timeout }, async () => {
    const { ask, confirm, tokensTo, accounts, database, time } = await trySignUp(on, { hashFunctions });
    for (let round = 1; round <= rounds; round += 1) {
      time.now += hour;
      const email = `person${round}@parts.example`;
      await patiently(() => ask({ email }));
      const [token] = await waitForTokens(() => tokensTo(email), { more: 0, time });
      await tryAtOnce(() => confirm({ token }), { status: 200, time });
      expect(await accounts()).toHaveLength(round);
      expect(await database.selectFrom('businesses').selectAll().execute()).toHaveLength(round + 1);
      expect(await database.selectFrom('sessions').selectAll().execute()).toHaveLength(round);
    }
  });

  test('is one of several to the same address, and the others become invalid', { timeout }, async () => {
    const { ask, confirm, tokensTo, accounts, time } = await trySignUp(on, { hashFunctions });
    for (let round = 1; round <= rounds; round += 1) {
      time.now += hour;
      const email = `person${round}@parts.example`;
      for (let link = 0; link < 4; link += 1) {
        await patiently(() => ask({ email, name: `${kofi.name} ${link}` }));
      }
      const tokens = await waitForTokens(() => tokensTo(email), { more: 3, time });
      const token = (caller: number) => tokens[caller % tokens.length];
      await tryAtOnce((caller) => confirm({ token: token(caller) }), { status: 200, time });
      expect(await accounts()).toHaveLength(round);
    }
  });
});

/**
 * Fifty parallel callers. On a busy machine some get a 503, even one whose request succeeded. Then no caller
 * is told that they were first, and the test has to check what was stored.
 * @returns the caller who was told, if any
 */
async function tryAtOnce(
  use: (caller: number) => Promise<LightMyRequestResponse>,
  { status, time }: { status: number; time: { now: number } },
): Promise<number | undefined> {
  // Attempts are rate limited, so callers who got a 503 retry after the limit's duration.
  for (; ; time.now += 15 * minute) {
    const answers = await Promise.all(Array.from({ length: callers }, (_, caller) => use(caller)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    for (const each of statuses) expect([status, 410, 429, 503]).toContain(each);
    const winners = statuses.flatMap((each, caller) => (each === status ? [caller] : []));
    expect(winners.length).toBeLessThanOrEqual(1);
    if (winners.length === 1) return winners[0];
    expect(statuses).toContain(503);
    if (statuses.includes(410)) return undefined;
  }
}

/** Waits for the tokens of more than this many links. A failed email is retried later. */
async function waitForTokens(
  read: () => Promise<string[]>,
  { more, time }: { more: number; time: { now: number } },
): Promise<string[]> {
  for (; ; time.now += minute) {
    const tokens = await read();
    if (tokens.length > more) return tokens;
  }
}

/** Retries while the machine is too busy, as people do. */
async function patiently(send: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  for (;;) {
    const answer = await send();
    if (answer.statusCode !== 503) return answer;
  }
}
