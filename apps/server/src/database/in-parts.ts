/** Keeps a statement below both databases' limit on values. */
const rowsAtOnce = 500;

/** Splits the rows to insert, or the ids to compare, into parts for one statement each. */
export function* inParts<Item>(items: readonly Item[], size = rowsAtOnce): Generator<Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
