import { randomBytes } from 'node:crypto';
import type { Database } from '../database/open-database.ts';
import type { InstallationKey } from '../secrets/installation-key.ts';

const howMany = 10;
/**
 * Five bits per character: ten of them cannot be guessed within the limits on wrong codes. 0, 1, 8 and 9 are
 * omitted because they look like letters.
 */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const length = 10;

/**
 * Replaces the backup codes of an account. Pass a transaction that has locked the account, so that two
 * concurrent requests do not leave twenty.
 * @returns the codes in groups, like `abcde-fghij`, to be shown once
 */
export async function replaceBackupCodes(
  transaction: Database,
  key: InstallationKey,
  accountId: string,
): Promise<string[]> {
  const codes = Array.from({ length: howMany }, createCode);
  await deleteBackupCodes(transaction, accountId);
  await transaction
    .insertInto('backup_codes')
    .values(
      codes.map((code) => ({
        account_id: accountId,
        code_hash: hashCode(key, accountId, code),
        used_at: null,
      })),
    )
    .execute();
  return codes.map((code) => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`);
}

/**
 * Uses up a backup code of the account. The update is guarded: of several concurrent callers one gets true.
 * @param code ten letters and digits, without the hyphen
 */
export async function takeBackupCode(
  transaction: Database,
  key: InstallationKey,
  { accountId, code, now }: { accountId: string; code: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('backup_codes')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashCode(key, accountId, code))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** How many backup codes of an account are unused. */
export async function countBackupCodes(database: Database, accountId: string): Promise<number> {
  const { left } = await database
    .selectFrom('backup_codes')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

export async function deleteBackupCodes(transaction: Database, accountId: string): Promise<void> {
  await transaction.deleteFrom('backup_codes').where('account_id', '=', accountId).execute();
}

function createCode(): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
}

/**
 * Keyed with the installation key. With a plain hash, a copy of the database could be searched for all
 * possible codes.
 */
function hashCode(key: InstallationKey, accountId: string, code: string): string {
  return key.derive('backup code', `${accountId}${code}`);
}
