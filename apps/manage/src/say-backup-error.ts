import { BackupError } from '@accounting-site/server/backup/backup-error';
import { CannotDo } from './command.ts';

/** Runs the work, and tells the owner what to do if it fails. */
export async function sayBackupError<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupError) throw new CannotDo(error.message);
    throw error;
  }
}
