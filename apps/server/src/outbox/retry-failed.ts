import { day } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { mailableLinks, mailedLinkTemplate } from '../mailed-links/mailed-links.repository.ts';
import { noticeTemplate } from '../notices/notices.repository.ts';
import { due } from './outbox.repository.ts';

/**
 * Retries one given-up message, or those of the last 30 days, for another 72 hours. Returns how many there were, without
 * those whose link has expired or whose notice was deleted: these cannot be sent.
 */
export async function retryFailed(database: Database, id: string | undefined, now: number): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('outbox')
    .set(due(now))
    .where('failed_at', 'is not', null)
    .where((row) => (id === undefined ? row('failed_at', '>=', now - 30 * day) : row('id', '=', id)))
    .where((row) =>
      row.or([
        row('template', 'not in', [mailedLinkTemplate, noticeTemplate]),
        row('subject_id', 'in', mailableLinks(database, now)),
        row('subject_id', 'in', database.selectFrom('notices').select('id')),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
