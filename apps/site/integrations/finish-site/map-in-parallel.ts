/** Node has at most this many threads for drawing and compressing (tools/build-steps/build-site.ts). */
const atTheSameTime = 4;

/**
 * Works on a few items at a time, to keep threads busy and memory low: a parsed page takes several times the memory
 * of its text. @returns the results in the order of the items
 */
export async function mapInParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const workNext = async () => {
    for (const [at, item] of waiting) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: atTheSameTime }, workNext));
  return results;
}
