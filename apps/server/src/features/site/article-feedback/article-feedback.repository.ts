import type { ArticleFeedback } from '@accounting-site/contract/forms/article-feedback';
import type { Selectable } from 'kysely';
import type { Database } from '../../../database/open-database.ts';
import type { ArticleFeedbackTable } from '../../../database/reader-tables.ts';
import { severalLines } from '../../../site-forms/clean-text.ts';

/** More than anyone reads. The limit keeps automated answers from filling the disk. */
const mostAnswers = 20_000;

/**
 * Stores a vote, or changes the one with the same id. An empty comment keeps an earlier one.
 * @returns when it was first stored, in milliseconds since 1970; undefined when the id belongs to another
 * article's vote
 */
export async function storeFeedback(
  transaction: Database,
  { id, article, helpful, comment }: Omit<ArticleFeedback, 'id' | 'website'> & { id: string },
  now: number,
): Promise<number | undefined> {
  const vote = { helpful: helpful === 'yes' ? 1 : 0 };
  const words = severalLines(comment);
  const stored = await transaction
    .insertInto('article_feedback')
    .values({ id, received_at: now, article, comment: words, ...vote })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...vote, ...(words !== '' && { comment: words }) })
        .where('article_feedback.article', '=', article),
    )
    .returning('received_at')
    .executeTakeFirst();
  return stored?.received_at;
}

/** The readers' answers, the latest first. */
export function listFeedback(
  database: Database,
  { article, since }: { article?: string | undefined; since?: number | undefined } = {},
): Promise<Selectable<ArticleFeedbackTable>[]> {
  let query = database.selectFrom('article_feedback').selectAll();
  if (article !== undefined) query = query.where('article', '=', article);
  if (since !== undefined) query = query.where('received_at', '>=', since);
  return query.orderBy('received_at', 'desc').orderBy('id').execute();
}

/** Deletes the oldest answers beyond the limit. */
export async function limitFeedback(database: Database, most = mostAnswers): Promise<void> {
  const oldest = database
    .selectFrom('article_feedback')
    .select('id')
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    // SQLite has no offset without a limit.
    .limit(Number.MAX_SAFE_INTEGER)
    .offset(most);
  await database.deleteFrom('article_feedback').where('id', 'in', oldest).execute();
}
