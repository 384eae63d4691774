import type { ContentList, ListedEntry } from '@accounting-site/contract/staff/staff-content';
import { anchorId } from '../../../lib/text/anchor-id.ts';
import { matchesWords } from '../../../lib/text/matches-words.ts';

/** An entry with the title of its group. */
type FoundEntry = ListedEntry & { group: string };

const allOf = (list: ContentList): FoundEntry[] =>
  list.groups.flatMap(({ title, language, entries }) => {
    const group = language === null ? title : `${language}: ${title}`;
    return entries.map((entry) => ({ ...entry, group }));
  });

/** The entries of all groups. */
export const entriesOf = ({ groups }: ContentList): ListedEntry[] => groups.flatMap(({ entries }) => entries);

/** The entries whose title or group contains every word. */
export function searchEntries(list: ContentList, typed: string): FoundEntry[] {
  const isFound = matchesWords(typed);
  return allOf(list).filter(({ title, group }) => isFound(`${title} ${group}`));
}

/** The entries that a publication would change, and those with a conflict. */
export const draftsOf = (list: ContentList) =>
  allOf(list).filter(({ state, conflict }) => state !== 'published' || conflict);

/** The name of a new entry in its address: Record a refund is record-a-refund. */
export const nameFor = (title: string, maxLength = 80) =>
  anchorId(title).slice(0, maxLength).replace(/-$/, '');
