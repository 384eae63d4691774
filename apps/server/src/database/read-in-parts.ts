import { nextPart } from '../turns.ts';

/** Rows of one part: about a millisecond of work, and little memory. */
export const rowsAtOnce = 100;

/**
 * Reads a long list in parts, each in a turn of its own. What changes meanwhile is seen or not.
 * @param readAfter reads at most `rowsAtOnce` rows: those after the last one of the part before, or the first ones
 */
export async function* readInParts<Row>(
  readAfter: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    await nextPart();
    const rows = await readAfter(last);
    if (rows.length > 0) yield rows;
    last = rows.length < rowsAtOnce ? undefined : rows.at(-1);
  } while (last !== undefined);
}
