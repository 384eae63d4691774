import type { Database } from '../../database/open-database.ts';
import { listDrafts } from '../drafts/drafts.repository.ts';
import { hashText } from './content-text.ts';
import { type BriefOverlay, listOverlay } from './overlay.ts';
import { readFromFolder } from './published-content.ts';
import { writeTexts } from './write-content.ts';

/** What became of an entry. A conflict was changed in the folder as well, so it was not written. */
type Exported = Pick<BriefOverlay, 'path' | 'text'> & { state: 'written' | 'deleted' | 'conflict' };

/**
 * Writes what the team published into a content folder.
 * @param withDrafts also writes drafts
 */
export async function exportContent(
  database: Database,
  folder: string,
  { withDrafts = false } = {},
): Promise<Exported[]> {
  const published = await listOverlay(database);
  const drafts = withDrafts ? await listDrafts(database) : [];
  const exported = [...compare(folder, published), ...compare(folder, drafts, published)];
  const texts = exported
    .filter(({ state }) => state !== 'conflict')
    .map(({ path, text }) => [path, text] as const);
  await writeTexts(folder, new Map(texts));
  return exported;
}

/** What becomes of each entry. Entries that the folder has already are omitted. */
function compare(
  folder: string,
  entries: readonly BriefOverlay[],
  before: readonly BriefOverlay[] = [],
): Exported[] {
  return entries.flatMap(({ path, text, base_hash }) => {
    const there = readFromFolder(folder, path) ?? null;
    if (there === text) return [];
    // A draft of an entry that the team has published before is based on that text.
    const known = [base_hash, ...before.filter((each) => each.path === path).map((each) => each.base_hash)];
    const state = !known.includes(hashText(there)) ? 'conflict' : text === null ? 'deleted' : 'written';
    return [{ path, text, state }];
  });
}
