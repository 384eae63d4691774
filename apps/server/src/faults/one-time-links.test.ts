import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { hour, minute } from '../clock.ts';
import { openBrowser } from '../testing/browser.ts';
import { ownerEmail } from '../testing/build-test-app.ts';
import { faultSize } from '../testing/fault-size.ts';
import { databaseKinds } from '../testing/fresh-database.ts';
import { quickHash } from '../testing/quick-hash.ts';
import { tryPasswordReset } from '../testing/try-password-reset.ts';
import { kofi, trySignUp } from '../testing/try-sign-up.ts';

const rounds = faultSize(3, 200);
const callers = 50;
const timeout = faultSize(2 * minute, 40 * minute);

/** Promise 5: however many use a one-time secret at once, exactly one of them does. */
describe.each(databaseKinds)('a link of a mail that fifty use at once on %s', (on) => {
  test('sets one password', { timeout }, async () => {
    const { app, askForToken, reset, events, time } = await tryPasswordReset(on, {
      hashFunctions: quickHash,
    });
    for (let round = 1; round <= rounds; round += 1) {
      time.now += hour;
      const token = await askForToken();
      const password = (caller: number) => `green bicycle ${round} of caller ${caller}`;
      const answers = await Promise.all(
        Array.from({ length: callers }, (_, caller) => reset(token, password(caller))),
      );
      const winner = onlyOne(answers, 204);
      const login = (caller: number) =>
        openBrowser(app).login({ email: ownerEmail, password: password(caller) });
      expect((await login(winner)).statusCode).toBe(200);
      expect((await login((winner + 1) % callers)).statusCode).toBe(401);
      const resets = (await events()).filter(({ event }) => event === 'password reset');
      expect(resets).toHaveLength(round);
    }
  });

  test('begins one trial', { timeout }, async () => {
    const { ask, confirm, tokenTo, accounts, database, time } = await trySignUp(on);
    for (let round = 1; round <= rounds; round += 1) {
      time.now += hour;
      const email = `person${round}@parts.example`;
      await ask({ email });
      const token = await tokenTo(email);
      onlyOne(await Promise.all(Array.from({ length: callers }, () => confirm({ token }))), 200);
      expect(await accounts()).toHaveLength(round);
      expect(await database.selectFrom('businesses').selectAll().execute()).toHaveLength(round + 1);
      expect(await database.selectFrom('sessions').selectAll().execute()).toHaveLength(round);
    }
  });

  test('is one of several to the same address, and the others are over', { timeout }, async () => {
    const { ask, confirm, mailsTo, accounts, time } = await trySignUp(on);
    for (let round = 1; round <= rounds; round += 1) {
      time.now += hour;
      const email = `person${round}@parts.example`;
      for (let link = 0; link < 5; link += 1) await ask({ email, name: `${kofi.name} ${link}` });
      const tokens = (await mailsTo(email)).map(({ text }) => /#([\w-]{43})/.exec(text ?? '')?.[1]);
      expect(new Set(tokens).size).toBe(5);
      const answers = await Promise.all(
        Array.from({ length: callers }, (_, caller) => confirm({ token: tokens[caller % 5] })),
      );
      onlyOne(answers, 200);
      expect(await accounts()).toHaveLength(round);
    }
  });
});

/** Which of them got `status`; all the others were refused for a reason that is theirs, not ours. */
function onlyOne(answers: LightMyRequestResponse[], status: number): number {
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((each) => each === status)).toHaveLength(1);
  for (const each of statuses) expect([status, 410, 429, 503]).toContain(each);
  return statuses.indexOf(status);
}
