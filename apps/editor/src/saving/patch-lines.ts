/**
 * Repeats on a text the change that was made between two writings of it, line by line. Lines that the change does not
 * touch stay byte for byte, however they were written.
 * @param text the text as a person wrote it
 * @param before the same, as the program writes it
 * @param after the changed one, as the program writes it
 * @returns the changed text; `after` itself where the lines of text and before cannot be matched
 */
export function patchLines(text: string, before: string, after: string): string {
  if (before === after) return text;
  const [own, old, changed] = [text, before, after].map(linesOf);
  if (!own || !old || !changed) return after;
  if (own.length !== old.length) return after;
  const kept = longestCommonLines(old, changed);
  return changed.map((line, at) => own[kept.get(at) ?? -1] ?? line).join('\n');
}

const linesOf = (text: string) => text.replaceAll('\r\n', '\n').split('\n');

/** For each line of the new text that was there before: the number of the line it was. */
function longestCommonLines(old: string[], changed: string[]): Map<number, number> {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(changed.length + 1));
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = changed.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (!row) continue;
      row[j] =
        old[i] === changed[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const kept = new Map<number, number>();
  for (let i = 0, j = 0; i < old.length && j < changed.length; ) {
    if (old[i] === changed[j]) kept.set(j++, i++);
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i++;
    else j++;
  }
  return kept;
}
