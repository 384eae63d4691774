import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { languageOfAccount } from '../accounts/account-language.ts';
import type { AccountRow } from '../accounts/accounts.repository.ts';
import type { NoticeKind, NoticeTable } from '../database/account-tables.ts';
import type { Database } from '../database/open-database.ts';
import { enqueue } from '../outbox/outbox.repository.ts';

export const noticeTemplate = 'account-notice';

/** A notice, with the name of its account; empty if the account has none, or was deleted. */
export type NoticeRow = Selectable<NoticeTable> & { name: string | null };

/**
 * Queues an email to the owner about an event of the account, in the language of the account. Pass the transaction of
 * the event. The address is stored with the notice, because the account may change its address or be deleted
 * afterwards.
 */
export async function addNotice(
  transaction: Database,
  kind: NoticeKind,
  {
    account,
    device = '',
    now,
  }: { account: Pick<AccountRow, 'id' | 'email' | 'language'>; device?: string; now: number },
): Promise<void> {
  const id = randomUUID();
  await transaction
    .insertInto('notices')
    .values({ id, kind, account_id: account.id, email: account.email, device, at: now })
    .execute();
  const message = { kind: 'mail', template: noticeTemplate, subjectId: id } as const;
  await enqueue(transaction, [{ ...message, language: languageOfAccount(account) }], now);
}

export function findNotice(database: Database, id: string): Promise<NoticeRow | undefined> {
  return database
    .selectFrom('notices')
    .leftJoin('accounts', 'accounts.id', 'notices.account_id')
    .selectAll('notices')
    .select('accounts.name')
    .where('notices.id', '=', id)
    .executeTakeFirst();
}
