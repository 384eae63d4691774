import {
  type AccountRow,
  findAccountByEmail,
  lockAccount,
} from '@accounting-site/server/accounts/accounts.repository';
import type { Database } from '@accounting-site/server/database/open-database';
import { CannotDo } from './command.ts';

/**
 * Finds the account of an address and locks it until the transaction ends, so that no one signs in meanwhile.
 * @throws CannotDo when there is none
 */
export async function lockAccountOf(transaction: Database, email: string): Promise<AccountRow> {
  const found = await findAccountByEmail(transaction, email.trim().toLowerCase());
  const account = found && (await lockAccount(transaction, found.id));
  if (account === undefined) throw new CannotDo(`${email} has no account. user list names everyone.`);
  return account;
}
