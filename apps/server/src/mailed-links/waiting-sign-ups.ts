import type { Database } from '../database/open-database.ts';
import { deleteMessagesAbout, enqueue } from '../outbox/outbox.repository.ts';
import {
  isCurrent,
  linkLifetime,
  type MailedLinkRow,
  mailedLinkTemplate,
} from './mailed-links.repository.ts';

/** The latest sign-up with an address that waits for its confirmation. */
export async function findWaitingSignUp(
  database: Database,
  email: string,
  now: number,
): Promise<MailedLinkRow | undefined> {
  const link = await database
    .selectFrom('mailed_links')
    .selectAll()
    .where('email', '=', email)
    .where('purpose', '=', 'sign-up')
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return link !== undefined && isCurrent(link, now) ? link : undefined;
}

/**
 * Queues the email of a link again, with the same token and in the same language. Its lifetime starts again. Of two
 * requests before the email is sent, one email is left.
 */
export async function mailAgain(
  transaction: Database,
  { id, purpose }: MailedLinkRow,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('mailed_links')
    .set({ created_at: now, expires_at: now + linkLifetime[purpose] })
    .where('id', '=', id)
    .execute();
  const earlier = await transaction
    .selectFrom('outbox')
    .select('language')
    .where('template', '=', mailedLinkTemplate)
    .where('subject_id', '=', id)
    .executeTakeFirst();
  await deleteMessagesAbout(transaction, [{ id }]);
  const message = { kind: 'mail', template: mailedLinkTemplate, subjectId: id } as const;
  await enqueue(transaction, [{ ...message, ...earlier }], now);
}
