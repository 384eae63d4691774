import {
  type AccountRow,
  findAccountByEmail,
  lockAccount,
} from '@accounting-site/server/accounts/accounts.repository';
import { type AuditEvent, recordAuditEvent } from '@accounting-site/server/audit/audit-events.repository';
import type { Database } from '@accounting-site/server/database/open-database';
import { CannotDo, type Surroundings } from './command.ts';

const noAccount = (email: string) => new CannotDo(`${email} has no account. user list names everyone.`);

/** Finds the account of an address. @throws CannotDo when there is none */
export async function findAccountOf(database: Database, email: string): Promise<AccountRow> {
  const account = await findAccountByEmail(database, email.trim().toLowerCase());
  if (account === undefined) throw noAccount(email);
  return account;
}

/**
 * Changes the account of an address in a transaction. It is locked until the transaction ends, so that no one
 * signs in meanwhile.
 * @param change gets a function that records an event of the account
 * @throws CannotDo when there is none
 */
export function changeAccount<Result>(
  email: string,
  { database, now }: Pick<Surroundings, 'database' | 'now'>,
  change: (
    transaction: Database,
    account: AccountRow,
    record: (event: AuditEvent, detail?: string) => Promise<void>,
  ) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    const { id: accountId } = await findAccountOf(transaction, email);
    const account = await lockAccount(transaction, accountId);
    if (account === undefined) throw noAccount(email);
    return change(transaction, account, (event, detail) =>
      recordAuditEvent(transaction, event, { at: now, request: 'command line', accountId, detail }),
    );
  });
}
