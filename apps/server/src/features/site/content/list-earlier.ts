import { formatOf } from '@accounting-site/content/editing/edit-entry';
import type { ContentEntry } from '@accounting-site/contract/staff/staff-content';
import type { Database } from '../../../database/open-database.ts';
import { shownTexts } from '../../../publishing/drafts/forget-old-edits.ts';
import { findMembers } from '../leads/members.repository.ts';

type Earlier = ContentEntry['earlier'];

/**
 * The earlier texts of an entry, the latest first: what the team published, and what the repository had
 * before. Without the current text. None for pictures, which cannot be changed.
 * @param published the current text; undefined if the entry does not exist
 */
export async function listEarlier(
  database: Database,
  path: string,
  published: string | undefined,
): Promise<Earlier> {
  if (formatOf(path) === 'picture') return [];
  const edits = await database
    .selectFrom('published_edits')
    .innerJoin('publications', 'number', 'publication')
    .select(['publication', 'publications.at', 'published_edits.account_id', 'text', 'replaced_text'])
    .where('path', '=', path)
    .orderBy('publication', 'desc')
    .limit(shownTexts)
    .execute();
  const by = await findMembers(database, edits);
  const texts = edits.flatMap(({ publication, at: time, account_id, text, replaced_text }): Earlier => {
    const at = new Date(time).toISOString();
    const edit = { publication, at, by: by(account_id), text, isOfFiles: false };
    if (replaced_text === null) return [edit];
    return [edit, { publication, at, by: null, text: replaced_text, isOfFiles: true }];
  });
  const others = texts.filter(({ text }) => text !== (published ?? null));
  return others.filter(({ text }, place) => text !== others[place + 1]?.text);
}
