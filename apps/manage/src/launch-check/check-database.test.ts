import { existsSync } from 'node:fs';
import { disableAccount } from '@accounting-site/server/accounts/disabled-accounts';
import { demoEmail } from '@accounting-site/server/demo-data/demo-shop';
import { addPerson, buildTestApp } from '@accounting-site/server/testing/app/build-test-app';
import { databaseKinds } from '@accounting-site/server/testing/database/fresh-database';
import { describe, expect, test } from 'vitest';
import { checkDemoAccount } from './check-demo-account.ts';

const nothing = { findings: [], notes: [] };

describe.each(databaseKinds)('the demo account on %s', (on) => {
  test('is found while it can sign in', async () => {
    const { config, database, time } = await buildTestApp({ on });
    expect(await checkDemoAccount(config)).toEqual(nothing);
    const person = { email: demoEmail, business: 'Demo', now: time.now };
    const { accountId } = await addPerson(database, person);
    const { findings } = await checkDemoAccount(config);
    expect(findings).toEqual([
      {
        where: on === 'SQLite' ? 'DATA_DIR' : 'DATABASE_URL',
        what: `The demo account ${demoEmail} can sign in. Its password was once shown on a terminal.`,
        todo: `npm run manage -- user disable ${demoEmail}`,
      },
    ]);
    await disableAccount(database, accountId, time.now);
    expect(await checkDemoAccount(config)).toEqual(nothing);
  });
});

describe('without a reachable database', () => {
  test('the check does not create one', async () => {
    const { config } = await buildTestApp();
    const dataDir = `${config.dataDir}/not-there`;
    expect(await checkDemoAccount({ ...config, dataDir })).toEqual(nothing);
    expect(existsSync(dataDir)).toBe(false);
  });

  test('a note says that it was not checked, without the password of the database', async () => {
    const { config } = await buildTestApp();
    const { findings, notes } = await checkDemoAccount({
      ...config,
      databaseUrl: 'postgres://books:a-secret-canary@127.0.0.1:1/books',
    });
    expect(findings).toEqual([]);
    expect(notes).toEqual([expect.objectContaining({ where: 'DATABASE_URL' })]);
    expect(JSON.stringify(notes)).not.toMatch('canary');
  });
});
