import { resolve } from 'node:path';
import { writeBackup } from '@accounting-site/server/backup/write-backup';
import { readConfig } from '@accounting-site/server/config/config';
import { type Check, onlyPositional } from '../command.ts';
import { describeCounts } from '../describe-counts.ts';
import { sayBackupError } from '../say-backup-error.ts';

export const backup: Check = {
  name: 'backup',
  usage: 'backup FILE [--force]',
  help: `Writes everything in the database to a file, while the servers go on: what was committed at one moment. The file
restores into SQLite and PostgreSQL alike. It holds names, addresses and hashes of passwords, so its owner alone may
read it; encrypt it before it goes to anybody else's machine.
The installation key is not in it: keep installation.key of DATA_DIR, or ENCRYPTION_KEY, in another place. Without it
nobody's authenticator app works after a restore.
--force replaces a file that is there.`,
  options: { force: { type: 'boolean' } },
  async check(given, { variables, now, print }) {
    const named = onlyPositional(given, 'Name one file to write, like backup-2026-11-02.gz');
    const file = resolve(named);
    const overwrite = given.values.force === true;
    const { rows, size } = await sayBackupError(() =>
      writeBackup(readConfig(variables), file, { now, overwrite }),
    );
    print(`${describeCounts(rows)}\n\n${file}: ${describeSize(size)}.`);
    return 0;
  },
};

function describeSize(bytes: number): string {
  if (bytes < 10_000) return `${bytes} bytes`;
  return bytes < 10_000_000 ? `${Math.round(bytes / 1000)} KB` : `${Math.round(bytes / 1_000_000)} MB`;
}
