import { formatOf, readEntryValue } from '@accounting-site/content/editing/edit-entry';
import { findForm } from '@accounting-site/content/editing/entry-forms';
import { findGroup, isRemovable } from '@accounting-site/content/editing/find-group';
import { originalOfTranslation } from '@accounting-site/content/editing/translated-groups';
import { versionOfOriginal } from '@accounting-site/content/languages/translations';
import type { ContentEntry, ContentVersion } from '@accounting-site/contract/staff/staff-content';
import { versionOf } from '../../../publishing/content/content-text.ts';
import { readPublished } from '../../../publishing/content/published-content.ts';
import { findDraft } from '../../../publishing/drafts/drafts.repository.ts';
import { readForms } from '../../../publishing/publisher/publishers.repository.ts';
import { findMembers } from '../leads/members.repository.ts';
import { type ContentServices, noEntry } from './content-services.ts';
import { listConflicts, listEntry, problemsOf, readPlannedTimes } from './list-content.ts';
import { listEarlier } from './list-earlier.ts';

/** One entry with its form. @throws RefusedCall 404 */
export async function readEntry(services: ContentServices, path: string): Promise<ContentEntry> {
  const { database, clock, contentFolder } = services;
  const { group, published, draft } = await findTexts(services, path);
  const by = await findMembers(database, draft ? [draft] : []);
  const plannedAt = await readPlannedTimes({ database, clock });
  const original = await readOriginal({ database, contentFolder }, path);
  const isConflict = (await listConflicts(database)).some((conflict) => conflict.path === path);
  const current = draft === undefined ? (published ?? null) : draft.text;
  const format = formatOf(path);
  return {
    ...listEntry(path, { published, draft, by, isConflict, original, plannedAt }),
    group: group.id,
    format,
    removable: isRemovable(path),
    schema: findForm((await readForms(database)) ?? {}, path) ?? null,
    version: draft?.version ?? versionOf(published),
    current: showVersion(path, current),
    // A picture is sent once.
    published: published === undefined ? null : showVersion(path, format === 'picture' ? null : published),
    original: original == null ? null : versionOfOriginal(path, original),
    originalPath: originalOfTranslation(path) ?? null,
    errors: draft === undefined ? [] : problemsOf(draft),
    earlier: await listEarlier(database, path, published),
  };
}

/** The published text of an entry, and its draft. A deleted one may have neither. @throws RefusedCall 404 */
export async function findTexts({ database, contentFolder }: ContentServices, path: string) {
  const group = findGroup(path);
  if (group === undefined) throw noEntry();
  const published = await readPublished(database, contentFolder(), path);
  const draft = await findDraft(database, path);
  const isThere = published !== undefined || draft !== undefined;
  if (!isThere && (await listEarlier(database, path, published)).length === 0) throw noEntry();
  return { group, published, draft };
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
