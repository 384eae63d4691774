import { copyFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readInstallationKey } from '@accounting-site/server/secrets/installation-key';
import { confirmInstallationKey } from '@accounting-site/server/secrets/installation-keys.repository';
import { sendJson } from '@accounting-site/server/testing/app/send-form';
import { databaseKinds, freshPlace } from '@accounting-site/server/testing/database/fresh-database';
import { freshFile } from '@accounting-site/server/testing/database/have-backup';
import { describe, expect, test } from 'vitest';
import { manageFor } from '../testing/manage-for.ts';

describe.each(databaseKinds)('backup and restore on %s', (on) => {
  test('move a database to another place, and report what they did', async () => {
    const { tell, database, config } = await manageFor(on);
    const file = await freshFile();
    const said = await tell('backup', file);
    expect(said).toMatch(/^Table +Rows\n/);
    expect(said).toMatch(/^accounts +1$/m);
    expect(said).toMatch(/^together +2$/m);
    expect(said).toMatch(new RegExp(`^${file}: \\d+ bytes\\.$`, 'm'));
    expect(readdirSync(dirname(file))).toEqual(['backup.gz']);
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const other = await manageFor(on);
    await other.database.deleteFrom('accounts').execute();
    await other.database.deleteFrom('businesses').execute();
    const restored = await other.tell('restore', file);
    expect(restored).toMatch(/^together +2$/m);
    expect(restored).toMatch('Restored, as it was on 2026-11-02 09:00 UTC.');
    const accounts = (from: typeof database) => from.selectFrom('accounts').selectAll().execute();
    expect(await accounts(other.database)).toEqual(await accounts(database));
    expect(other.config.dataDir).not.toBe(config.dataDir);
  });

  test('replace existing data after the owner typed the word', async () => {
    const { tell, manage, said, database } = await manageFor(on);
    const file = await freshFile();
    await tell('backup', file);
    await database.updateTable('accounts').set({ name: 'Ama' }).execute();
    const names = () => database.selectFrom('accounts').select('name').execute();

    said.length = 0;
    expect(await manage(['restore', file])).toBe(1);
    expect(said[0]).toMatch('The database is not empty:');
    expect(said[0]).toMatch('back this one up and add --replace.');
    expect(await manage(['restore', file, '--replace'], 'yes')).toBe(1);
    expect(said[1]).toMatch('type replace when asked, or add --yes.');
    expect(await names()).toEqual([{ name: 'Ama' }]);
    expect(await manage(['restore', file, '--replace', '--end-sessions'], 'replace')).toBe(0);
    expect(said.at(-2)).toBe('No session was open.');
    expect(await names()).toEqual([{ name: '' }]);
    await database.updateTable('accounts').set({ name: 'Ama' }).execute();
    expect(await manage(['restore', file, '--replace', '--yes'])).toBe(0);
    expect(await names()).toEqual([{ name: '' }]);
  });

  test('erase again who was erased after the backup, and say so', async () => {
    const { app, tell, database } = await manageFor(on);
    await sendJson(app, '/api/site/demo-requests', { name: 'Ama', email: 'ama@shop.example' });
    const file = await freshFile();
    await tell('backup', file);
    expect(await tell('restore', file, '--replace', '--yes')).not.toMatch('Erased again');
    await tell('person', 'erase', 'ama@shop.example', '--yes');
    expect(await tell('restore', file, '--replace', '--yes')).toMatch(
      /^Erased again, because .*:\n\nTable +Rows\noutbox +2\ndemo_requests +1\ntogether +3\n$/m,
    );
    expect(await database.selectFrom('demo_requests').select('id').execute()).toEqual([]);
  });
});

describe('backup and restore', () => {
  test('say what to type when something is missing or already exists', async () => {
    const { manage, said, config } = await manageFor('SQLite');
    const file = await freshFile();
    expect(await manage(['backup'])).toBe(1);
    expect(await manage(['backup', file])).toBe(0);
    expect(await manage(['backup', file])).toBe(1);
    expect(await manage(['backup', file, '--force'])).toBe(0);
    expect(await manage(['backup', join(dirname(file), 'no', 'folder.gz')])).toBe(1);
    expect(await manage(['restore', join(config.dataDir, 'data.sqlite'), '--replace'])).toBe(1);
    const errors = said.filter((text) => text.includes('Usage:')).map((text) => text.split('\n')[0]);
    expect(errors).toEqual([
      'Name one file to write, like backup-2026-11-02.gz',
      `${file} is there already. Choose another name, or add --force to replace it.`,
      `${join(dirname(file), 'no', 'folder.gz')} cannot be written (ENOENT).`,
      expect.stringMatching('is not a whole backup: it is not gzip'),
    ]);
    expect(readdirSync(dirname(file))).toEqual(['backup.gz']);
  });

  test('ask for the installation key of the backup before a server starts', async () => {
    const { tell, database, config } = await manageFor('SQLite');
    await confirmInstallationKey(database, readInstallationKey(config), 1);
    const file = await freshFile();
    await tell('backup', file);
    const { dataDir } = await freshPlace('SQLite');
    const other = await manageFor('SQLite', { DATA_DIR: dataDir });
    expect(await other.tell('restore', file)).toMatch(
      'put the installation key of this backup in its place: ENCRYPTION_KEY',
    );
    readInstallationKey({ encryptionKey: undefined, dataDir });
    const again = await other.tell('restore', file, '--replace', '--yes');
    expect(again).toMatch('The installation key here is not the one of this backup.');
    copyFileSync(join(config.dataDir, 'installation.key'), join(dataDir, 'installation.key'));
    expect(await other.tell('restore', file, '--replace', '--yes')).toMatch('You can start the servers.');
  });

  test('fail without a database', async () => {
    const { dataDir } = await freshPlace('SQLite');
    const { manage, said } = await manageFor('SQLite', { DATA_DIR: dataDir });
    expect(await manage(['backup', join(dataDir, 'backup.gz')])).toBe(1);
    expect(said[0]).toMatch(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL to yours.`);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
