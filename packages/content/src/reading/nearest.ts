/** The candidate closest to a mistyped word; undefined if all differ in more than three characters. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const most = word.length > 8 ? 3 : 2;
  let found: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > most) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance <= most && distance < (found?.distance ?? Number.POSITIVE_INFINITY)) {
      found = { candidate, distance };
    }
  }
  return found?.candidate;
}

/** The same as a suffix for a message: ". Did you mean quarterly?", or nothing. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const candidate = nearest(word, candidates);
  return candidate === undefined ? '' : `. Did you mean ${candidate}?`;
}

/** The edit distance: how many characters to add, remove or replace to turn one word into the other. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= other.length; at++) {
      const replaced = (row[at - 1] ?? 0) + (other[at - 1] === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
