import { day } from '../../../clock.ts';
import type { Database } from '../../../database/open-database.ts';

/**
 * How long the page shows a pending address. Counted from the request, so that it does not reveal whether an
 * email with a link was sent.
 */
const shownFor = day;

/** The requested address that is not yet confirmed. */
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

/** Changes the address of an account. @throws when another account has it */
export async function setEmail(transaction: Database, accountId: string, email: string): Promise<void> {
  await transaction.updateTable('accounts').set({ email }).where('id', '=', accountId).execute();
}
