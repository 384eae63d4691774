import { hash } from 'node:crypto';
import type { AccountRow } from '../../accounts/accounts.repository.ts';
import { day } from '../../clock.ts';
import type { Database } from '../../database/open-database.ts';
import { countAgainst } from '../../limits/rate-limits.repository.ts';
import { noReceiver } from '../../mail/mail.ts';
import { addNotice } from '../../notices/notices.repository.ts';

/**
 * Tells the owner of an address that someone typed it into a form, at most three times a day. The email
 * explains how to sign in, which is impossible with a disabled account. Otherwise it is written and not sent, so that
 * the work is the same.
 */
export async function tellOwner(
  transaction: Database,
  account: AccountRow,
  { form, now }: { form: 'sign-up' | 'new e-mail'; now: number },
): Promise<void> {
  const limit = { name: `${form} notice`, points: 3, duration: day };
  const wait = await countAgainst(transaction, limit, hash('sha256', account.email), now);
  const isTold = wait === undefined && account.disabled_at === null;
  const receiver = isTold ? account : { ...account, email: noReceiver };
  await addNotice(transaction, `${form} of a known address`, { account: receiver, now });
}
