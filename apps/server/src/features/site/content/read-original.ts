import { originalOfTranslation } from '@accounting-site/content/editing/translated-groups';
import { findDraft } from '../../../publishing/drafts.repository.ts';
import { readPublished } from '../../../publishing/published-content.ts';
import type { ContentServices } from './content-services.ts';

/** The text that an entry translates, with its draft; undefined or null if there is none. */
export async function readOriginal(
  { database, contentFolder }: Pick<ContentServices, 'database' | 'contentFolder'>,
  path: string,
): Promise<string | null | undefined> {
  const original = originalOfTranslation(path);
  if (original === undefined) return undefined;
  const draft = await findDraft(database, original);
  return draft === undefined ? readPublished(database, contentFolder(), original) : draft.text;
}
