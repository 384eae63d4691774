import { day } from '../../../clock.ts';
import type { Database } from '../../../database/open-database.ts';

/**
 * For how long the page shows an address that waits. Counted from the request, so that it says nothing about whether a
 * mail with a link went out.
 */
const shownFor = day;

/** The address that an account is to have once its mail was answered. */
export async function findWaitingEmail(
  database: Database,
  accountId: string,
  now: number,
): Promise<string | undefined> {
  const link = await database
    .selectFrom('mailed_links')
    .select('email')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'new e-mail')
    .where('used_at', 'is', null)
    .where('created_at', '>', now - shownFor)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return link?.email;
}

/** Gives an account another address. @throws when another account has it */
export async function setEmail(transaction: Database, accountId: string, email: string): Promise<void> {
  await transaction.updateTable('accounts').set({ email }).where('id', '=', accountId).execute();
}
