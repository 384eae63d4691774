interface Titled {
  title: string;
}

const order = new Intl.Collator('en-GH', { numeric: true });

/** Sorts by title and groups by first letter; titles without a letter are under #. */
export function byLetter<Entry extends Titled>(entries: Entry[]): { letter: string; entries: Entry[] }[] {
  const sorted = entries.toSorted((one, other) => order.compare(one.title, other.title));
  const groups = Map.groupBy(sorted, ({ title }) => firstLetter(title));
  return [...groups].map(([letter, group]) => ({ letter, entries: group }));
}

const firstLetter = (title: string) =>
  /\p{L}/u.exec(title)?.[0].normalize('NFD').charAt(0).toUpperCase() ?? '#';
