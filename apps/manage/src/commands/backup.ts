import { resolve } from 'node:path';
import { recordAuditEvent } from '@accounting-site/server/audit/audit-events.repository';
import { BackupError } from '@accounting-site/server/backup/backup-error';
import { readBackup } from '@accounting-site/server/backup/read-backup';
import {
  countWhatIsThere,
  type KeyState,
  restoreBackup,
} from '@accounting-site/server/backup/restore-backup';
import { writeBackup } from '@accounting-site/server/backup/write-backup';
import { type Config, readConfig } from '@accounting-site/server/config/config';
import { openDatabase } from '@accounting-site/server/database/open-database';
import { messageOf } from '@accounting-site/server/message-of';
import { askForWord } from '../ask-for-word.ts';
import { CannotDo, type Check, type Given, onlyPositional, sayError } from '../command.ts';
import { countSessions } from '../count-sessions.ts';
import { formatMinute, formatTable } from '../format-table.ts';

export const backup: Check = {
  name: 'backup',
  usage: 'backup FILE [--force]',
  help: `Writes the whole database to a file while the servers keep running: a snapshot of one moment. The file can be
restored into SQLite or PostgreSQL. It contains names, addresses and password hashes, so only its owner can read it;
encrypt it before you copy it to someone else's machine.
It does not contain the installation key: keep installation.key of DATA_DIR, or ENCRYPTION_KEY, in another place. Without
the key no authenticator app works after a restore.
--force replaces an existing file.`,
  options: { force: { type: 'boolean' } },
  async check(given, { variables, now, print }) {
    const named = onlyPositional(given, 'Name one file to write, like backup-2026-11-02.gz');
    const file = resolve(named);
    const overwrite = given.values.force === true;
    const config = readConfig(variables);
    const { rows, size } = await sayError(BackupError, () => writeBackup(config, file, { now, overwrite }));
    print(`${describeCounts(rows)}\n\n${file}: ${describeSize(size)}.`);
    await recordBackup(config, now).catch((error: unknown) =>
      print(`The audit log does not mention this backup, so launch-check may miss it: ${messageOf(error)}`),
    );
    return 0;
  },
};

/** The launch check reads in the audit log when the last backup was written. A standby cannot be written to. */
async function recordBackup(config: Config, now: number): Promise<void> {
  await using database = openDatabase(config);
  await recordAuditEvent(database, 'backup written', { at: now, request: 'command line' });
}

function describeSize(bytes: number): string {
  if (bytes < 10_000) return `${bytes} bytes`;
  return bytes < 10_000_000 ? `${Math.round(bytes / 1000)} KB` : `${Math.round(bytes / 1_000_000)} MB`;
}

const word = 'replace';

const sinceErased =
  'Erased again, because these people were erased, or deleted their account, in the database that was replaced:';

export const restore: Check = {
  name: 'restore',
  usage: 'restore FILE [--replace [--yes]] [--end-sessions]',
  help: `Restores a backup into the database: all of it or, after any error, nothing. The whole file is checked first. Stop
the servers before, and start them afterwards. A backup of an older version is upgraded; one of a newer version is refused.
The database must be empty. --replace deletes everything in it, after you type the word ${word}; --yes skips the question.
Everything since the backup is undone: ended sessions are active again, old passwords are valid again, and emails that were
waiting then are sent again. With --replace, people who were erased since, or deleted their account, are erased again.
In an empty database they are back: erase them again before you start the servers.
--end-sessions signs everyone out: use it after a theft, or if in doubt.`,
  options: { replace: { type: 'boolean' }, yes: { type: 'boolean' }, 'end-sessions': { type: 'boolean' } },
  async check(given, { variables, now, print, ask }) {
    const file = resolve(onlyPositional(given, 'Name one backup.'));
    const endSessions = given.values['end-sessions'] === true;
    const config = readConfig(variables);
    await sayError(BackupError, async () => {
      const backup = await readBackup(file);
      const replace = await mayReplace(given, await countWhatIsThere(config), ask);
      const { endedSessions, erasedAgain, key } = await restoreBackup(config, backup, {
        replace,
        endSessions,
        now,
      });
      print(describeCounts(backup.rows));
      print(`\nRestored, as it was on ${formatMinute(backup.at)} UTC.`);
      if (Object.keys(erasedAgain).length > 0) {
        print(`\n${sinceErased}\n\n${describeCounts(erasedAgain)}\n`);
      }
      if (endSessions) print(countSessions(endedSessions));
      print(whatToDo[key]);
    });
    return 0;
  },
};

/** @throws CannotDo when there is data that must be kept */
async function mayReplace(
  given: Given,
  rows: Readonly<Record<string, number>>,
  ask: (question: string) => Promise<string>,
): Promise<boolean> {
  if (Object.keys(rows).length === 0) return false;
  const there = `The database is not empty:\n\n${describeCounts(rows)}\n\n`;
  if (given.values.replace !== true) {
    throw new CannotDo(
      `${there}Nothing was changed. Restore into an empty database, or back this one up and add --replace.`,
    );
  }
  await askForWord(given, { ask }, { word, question: `${there}All of this will be deleted.` });
  return true;
}

const placesOfKey =
  'ENCRYPTION_KEY, or the file that it is read from (/etc/accounting-site/encryption-key, deploy/secrets/encryption-key). Without either, installation.key in DATA_DIR';

const whatToDo: Readonly<Record<KeyState, string>> = {
  'the same': 'You can start the servers.',
  'not needed': 'You can start the servers.',
  missing: `Before you start the servers, put the installation key of this backup in its place: ${placesOfKey}. A server that makes another key will not start with this database.`,
  another: `The installation key here is not the one of this backup. Put that one in its place: ${placesOfKey}. Until then no server starts with this database.`,
};

function describeCounts(rows: Readonly<Record<string, number>>): string {
  const counts = Object.entries(rows);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  return formatTable(
    ['Table', 'Rows'],
    [...counts, ['together', all] as const].map(([name, count]) => [name, String(count)]),
  );
}
