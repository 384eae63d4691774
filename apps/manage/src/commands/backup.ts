import { resolve } from 'node:path';
import { writeBackup } from '@accounting-site/server/backup/write-backup';
import { readConfig } from '@accounting-site/server/config/config';
import { type Check, onlyPositional } from '../command.ts';
import { describeCounts } from '../describe-counts.ts';
import { sayBackupError } from '../say-backup-error.ts';

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
