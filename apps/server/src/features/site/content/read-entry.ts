import { formatOf, readEntryValue } from '@accounting-site/content/editing/edit-entry';
import { findForm } from '@accounting-site/content/editing/entry-forms';
import { findGroup, isRemovable } from '@accounting-site/content/editing/find-group';
import { originalOfTranslation } from '@accounting-site/content/editing/translated-groups';
import { versionOfText } from '@accounting-site/content/translations';
import type { ContentEntry, ContentVersion } from '@accounting-site/contract/staff-content';
import { RefusedCall } from '../../../http/problems.ts';
import { versionOf } from '../../../publishing/content-text.ts';
import { findDraft } from '../../../publishing/drafts.repository.ts';
import { shownTexts } from '../../../publishing/forget-old-edits.ts';
import { readPublished } from '../../../publishing/published-content.ts';
import { readForms } from '../../../publishing/publishers.repository.ts';
import { type ContentServices, readMembers } from './content-services.ts';
import { listConflicts, listEntry, problemsOf } from './list-content.ts';

const noSuchEntry = 'There is no such entry. Please open it again from the list';

/** One entry with its form. @throws RefusedCall 404 */
export async function readEntry(
  { database, contentFolder }: ContentServices,
  path: string,
): Promise<ContentEntry> {
  const group = findGroup(path);
  const published = await readPublished(database, contentFolder(), path);
  const draft = await findDraft(database, path);
  if (group === undefined || (published === undefined && draft === undefined)) {
    throw new RefusedCall(404, noSuchEntry);
  }
  const by = await readMembers(database);
  const original = await readOriginal({ database, contentFolder }, path);
  const isConflict = (await listConflicts(database)).some((conflict) => conflict.path === path);
  const current = draft === undefined ? (published ?? null) : draft.text;
  const format = formatOf(path);
  const earlier = await database
    .selectFrom('published_edits')
    .innerJoin('publications', 'number', 'publication')
    .select(['publication', 'publications.at', 'published_edits.account_id', 'text'])
    .where('path', '=', path)
    .orderBy('publication', 'desc')
    .limit(shownTexts)
    .execute();
  return {
    ...listEntry(path, { published, draft, by, isConflict, original }),
    group: group.id,
    format,
    removable: isRemovable(path),
    schema: findForm((await readForms(database)) ?? {}, path) ?? null,
    version: draft?.version ?? versionOf(published),
    current: showVersion(path, current),
    // A picture is sent once. None of its earlier versions can be edited.
    published: published === undefined ? null : showVersion(path, format === 'picture' ? null : published),
    original: original == null ? null : versionOfText(original),
    errors: draft === undefined ? [] : problemsOf(draft),
    earlier: (format === 'picture' ? [] : earlier).map(({ publication, at, account_id, text }) => ({
      publication,
      at: new Date(at).toISOString(),
      by: by(account_id),
      text,
    })),
  };
}

/** The text that an entry translates, with its draft; undefined or null if there is none. */
async function readOriginal(
  { database, contentFolder }: Pick<ContentServices, 'database' | 'contentFolder'>,
  path: string,
): Promise<string | null | undefined> {
  const original = originalOfTranslation(path);
  if (original === undefined) return undefined;
  const draft = await findDraft(database, original);
  return draft === undefined ? readPublished(database, contentFolder(), original) : draft.text;
}

function showVersion(path: string, text: string | null): ContentVersion {
  return { text, ...(text === null ? { fields: null, body: null } : readEntryValue(path, text)) };
}
