import { existsSync } from 'node:fs';
import { disableAccount } from '@accounting-site/server/accounts/disabled-accounts';
import { recordAuditEvent } from '@accounting-site/server/audit/audit-events.repository';
import { day } from '@accounting-site/server/clock';
import { demoEmail } from '@accounting-site/server/demo-data/demo-shop';
import { addPerson, buildTestApp } from '@accounting-site/server/testing/app/build-test-app';
import { databaseKinds } from '@accounting-site/server/testing/database/fresh-database';
import { freshFile } from '@accounting-site/server/testing/database/have-backup';
import { describe, expect, test } from 'vitest';
import { manageFor } from '../testing/manage-for.ts';
import { checkDatabase } from './check-database.ts';

const nothing = { findings: [], notes: [] };

describe.each(databaseKinds)('on %s', (on) => {
  test('the demo account is found while it can sign in', async () => {
    const { config, database, time } = await buildTestApp({ on });
    await recordAuditEvent(database, 'backup written', { at: time.now, request: 'command line' });
    expect(await checkDatabase(config, time.now)).toEqual(nothing);
    const person = { email: demoEmail, business: 'Demo', now: time.now };
    const { accountId } = await addPerson(database, person);
    const { findings } = await checkDatabase(config, time.now);
    expect(findings).toEqual([
      {
        where: on === 'SQLite' ? 'DATA_DIR' : 'DATABASE_URL',
        what: `The demo account ${demoEmail} can sign in. Its password was once shown on a terminal.`,
        todo: `npm run manage -- user disable ${demoEmail}`,
      },
    ]);
    await disableAccount(database, accountId, time.now);
    expect(await checkDatabase(config, time.now)).toEqual(nothing);
  });

  test('nightly backups that stopped are found', async () => {
    const { tell, config, time } = await manageFor(on);
    const file = await freshFile();
    for (let night = 0; night < 5; night += 1) {
      time.now += day;
      await tell('backup', file, '--force');
    }
    expect(await checkDatabase(config, time.now + 2 * day)).toEqual(nothing);
    const { findings } = await checkDatabase(config, time.now + 2 * day + 1);
    expect(findings.map(({ what }) => what)).toEqual(['The last backup is of 2026-11-07 09:00 UTC.']);
    time.now += 3 * day;
    await tell('backup', file, '--force');
    expect(await checkDatabase(config, time.now)).toEqual(nothing);
  });

  test('a missing backup is a finding on SQLite, and a note on PostgreSQL, which may be backed up elsewhere', async () => {
    const { tell, config, time } = await manageFor(on);
    const saidAt = async (now: number) => {
      const { findings, notes } = await checkDatabase(config, now);
      const [said, other] = on === 'SQLite' ? [findings, notes] : [notes, findings];
      expect(other).toEqual([]);
      return said.map(({ what }) => what);
    };
    expect(await saidAt(time.now)).toEqual(['No backup was written yet.']);
    await tell('backup', await freshFile());
    expect(await saidAt(time.now)).toEqual([]);
    expect(await saidAt(time.now + 3 * day)).toEqual(['The last backup is of 2026-11-02 09:00 UTC.']);
  });
});

describe('without a reachable database', () => {
  test('the check does not create one', async () => {
    const { config, time } = await buildTestApp();
    const dataDir = `${config.dataDir}/not-there`;
    expect(await checkDatabase({ ...config, dataDir }, time.now)).toEqual(nothing);
    expect(existsSync(dataDir)).toBe(false);
  });

  test('a note says that it was not checked, without the password of the database', async () => {
    const { config, time } = await buildTestApp();
    const databaseUrl = 'postgres://books:a-secret-canary@127.0.0.1:1/books';
    const { findings, notes } = await checkDatabase({ ...config, databaseUrl }, time.now);
    expect(findings).toEqual([]);
    expect(notes).toEqual([expect.objectContaining({ where: 'DATABASE_URL' })]);
    expect(JSON.stringify(notes)).not.toMatch('canary');
  });
});
