import type { ContentList, ListedEntry } from '@accounting-site/contract/staff-content';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** An entry with the title of its group. */
export type FoundEntry = ListedEntry & { group: string };

const allOf = (list: ContentList): FoundEntry[] =>
  list.groups.flatMap(({ title, language, entries }) => {
    const group = language === null ? title : `${language}: ${title}`;
    return entries.map((entry) => ({ ...entry, group }));
  });

/** The entries whose title or group contains every word. */
export function searchEntries(list: ContentList, typed: string): FoundEntry[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return allOf(list).filter(({ title, group }) => {
    const text = plain(`${title} ${group}`);
    return words.every((word) => text.includes(word));
  });
}

/** The entries that a publication would change, and those with a conflict. */
export const draftsOf = (list: ContentList) =>
  allOf(list).filter(({ state, conflict }) => state !== 'published' || conflict);

/** The name of a new entry in its address: Record a refund is record-a-refund. */
export const nameFor = (title: string) =>
  plain(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
