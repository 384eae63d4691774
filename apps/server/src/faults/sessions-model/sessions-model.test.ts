import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPasswordHashing } from '../../authentication/password-hashing.ts';
import { addMailedLink, mailedToken } from '../../mailed-links/mailed-links.repository.ts';
import { readInstallationKey } from '../../secrets/installation-key.ts';
import { openBrowser } from '../../testing/app/browser.ts';
import { addPerson, buildTestApp, ownerPassword, type TestApp } from '../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../testing/database/fresh-database.ts';
import { faultSize } from '../../testing/load/fault-size.ts';
import { quickHash } from '../../testing/sign-in/quick-hash.ts';
import { type Model, type Real, sessionCommands } from './session-commands.ts';

const runs = { SQLite: faultSize(300, 10_000), PostgreSQL: faultSize(100, 1_000) };

describe.each(databaseKinds)('sessions on %s', (on) => {
  test('keep the promises, whatever users, thieves and clocks do', {
    timeout: 900_000,
  }, async () => {
    const app = await buildTestApp({ on, hashFunctions: quickHash });
    let run = 0;
    const property = fc.asyncProperty(sessionCommands, async (commands) => {
      run += 1;
      const setup = () => begin(app, `person-${run}-${Math.random()}@adom.example`);
      await fc.asyncModelRun(setup, commands);
    });
    await fc.assert(property, { numRuns: runs[on], endOnFailure: false });
    expect(run).toBeGreaterThanOrEqual(runs[on]);
  });
});

/** A new account for one run, on a server that all runs share. */
async function begin(test: TestApp, email: string): Promise<{ model: Model; real: Real }> {
  const { app, database, config, time } = test;
  const passwordHash = await createPasswordHashing({ functions: quickHash }).hash(ownerPassword);
  const { accountId } = await addPerson(database, { email, business: 'Adom Provisions', now: time.now });
  await database
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .execute();
  // Rate limits are not part of the model.
  await database.deleteFrom('rate_limits').execute();
  const key = readInstallationKey(config);
  return {
    model: { password: ownerPassword, sessions: [] },
    real: {
      test,
      email,
      base: time.now,
      async reset(password) {
        const account = { id: accountId, language: null };
        const link = { purpose: 'password reset', account, email, now: time.now } as const;
        const token = mailedToken(key, await addMailedLink(database, key, link));
        const answer = await openBrowser(app).send('POST', '/api/api/reset-password', { token, password });
        expect(answer.statusCode).toBe(204);
      },
    },
  };
}
