import { nextPart } from '../limits/run-in-parts.ts';

/** The rows of one part: about a millisecond of work, and little memory. */
export const rowsAtOnce = 100;

/**
 * Reads a long list in parts, each in its own turn of the event loop. Concurrent changes may or may not be
 * included.
 * @param readAfter reads at most `rowsAtOnce` rows that follow the last row of the previous part, or the
 *   first rows
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
