import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { day } from '../clock.ts';
import type { NoticeKind, NoticeTable } from '../database/account-tables.ts';
import type { Database } from '../database/open-database.ts';
import { enqueue } from '../outbox/outbox.repository.ts';

/** Names the mails about notices in the outbox. */
export const noticeTemplate = 'account-notice';

/** Longer than any mail is tried. */
const keptFor = 7 * day;

/** A notice as it is stored. */
export type NoticeRow = Selectable<NoticeTable>;

/**
 * Has somebody told by mail what happened to their account. Pass the transaction in which it happens. The address is
 * stored with it, because the account's may change next, or the account be gone.
 */
export async function addNotice(
  transaction: Database,
  kind: NoticeKind,
  { account, device = '', now }: { account: { id: string; email: string }; device?: string; now: number },
): Promise<void> {
  const id = randomUUID();
  await transaction
    .insertInto('notices')
    .values({ id, kind, account_id: account.id, email: account.email, device, at: now })
    .execute();
  await enqueue(transaction, [{ kind: 'mail', template: noticeTemplate, subjectId: id }], now);
}

/** The notice of an id, where there is one. */
export function findNotice(database: Database, id: string): Promise<NoticeRow | undefined> {
  return database.selectFrom('notices').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Forgets notices that were mailed, or can no longer be. */
export async function deleteOldNotices(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('notices')
    .where('at', '<', now - keptFor)
    .execute();
}
