import { resolve } from 'node:path';
import { readBackup } from '@accounting-site/server/backup/read-backup';
import {
  countWhatIsThere,
  type KeyState,
  restoreBackup,
} from '@accounting-site/server/backup/restore-backup';
import { readConfig } from '@accounting-site/server/config/config';
import { CannotDo, type Check, type Given, onlyPositional } from '../command.ts';
import { countSessions } from '../count-sessions.ts';
import { describeCounts } from '../describe-counts.ts';
import { formatMinute } from '../format-minute.ts';
import { sayBackupError } from '../say-backup-error.ts';

const word = 'replace';

export const restore: Check = {
  name: 'restore',
  usage: 'restore FILE [--replace [--yes]] [--end-sessions]',
  help: `Restores a backup into the database: all of it or, after any error, nothing. The whole file is checked first. Stop
the servers before, and start them afterwards. A backup of an older version is upgraded; one of a newer version is refused.
The database must be empty. --replace deletes everything in it, after you type the word ${word}; --yes skips the question.
Everything since the backup is undone: ended sessions are active again, old passwords are valid again, and emails that were
waiting then are sent again.
--end-sessions signs everyone out: use it after a theft, or if in doubt.`,
  options: { replace: { type: 'boolean' }, yes: { type: 'boolean' }, 'end-sessions': { type: 'boolean' } },
  async check(given, { variables, now, print, ask }) {
    const file = resolve(onlyPositional(given, 'Name one backup.'));
    const endSessions = given.values['end-sessions'] === true;
    const config = readConfig(variables);
    await sayBackupError(async () => {
      const backup = await readBackup(file);
      const replace = await mayReplace(given, await countWhatIsThere(config), ask);
      const { endedSessions, key } = await restoreBackup(config, backup, { replace, endSessions, now });
      print(describeCounts(backup.rows));
      print(`\nRestored, as it was on ${formatMinute(backup.at)} UTC.`);
      if (endSessions) print(countSessions(endedSessions));
      print(whatToDo[key]);
    });
    return 0;
  },
};

/** @throws CannotDo when there is data that must be kept */
async function mayReplace(
  { values: { replace, yes } }: Given,
  rows: Readonly<Record<string, number>>,
  ask: (question: string) => Promise<string>,
): Promise<boolean> {
  if (Object.keys(rows).length === 0) return false;
  const there = `The database is not empty:\n\n${describeCounts(rows)}\n\n`;
  if (replace !== true) {
    throw new CannotDo(
      `${there}Nothing was changed. Restore into an empty database, or back this one up and add --replace.`,
    );
  }
  if (yes === true || (await ask(`${there}Type ${word} to let go of all this: `)).trim() === word)
    return true;
  throw new CannotDo(`Nothing was changed. To go on, type ${word} when asked, or add --yes.`);
}

const whatToDo: Readonly<Record<KeyState, string>> = {
  'the same': 'You can start the servers.',
  'not needed': 'You can start the servers.',
  missing:
    'Before you start the servers, put the installation.key of this backup into DATA_DIR, or set ENCRYPTION_KEY. A server that makes another key will not start with this database.',
  another:
    'The installation key here is not the one of this backup. Put the installation.key of the backup into DATA_DIR, or set its ENCRYPTION_KEY: until then no server starts with this database.',
};
