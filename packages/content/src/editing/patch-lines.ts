/** Lines of longer texts are not compared: that takes time and memory for each pair of lines. */
const maxPairs = 4_000_000;

/**
 * Applies the difference between two generated texts to a handwritten text. Unchanged lines are kept byte for
 * byte, whatever their line breaks and spacing. For texts of thousands of lines, it returns `after`.
 * @param text the handwritten text, with \n line breaks
 * @param before the generated text of the old values
 * @param after the generated text of the new values
 */
export function patchLines(text: string, before: string, after: string): string {
  if (before === after) return text;
  const [own, old, changed] = [text.split('\n'), before.split('\n'), after.split('\n')];
  if (old.length * Math.max(own.length, changed.length) > maxPairs) return after;
  const inText = commonLines(old, own);
  const inAfter = commonLines(old, changed);
  const result: string[] = [];
  let from = { own: 0, old: 0, changed: 0 };
  for (let line = 0; line <= old.length; line++) {
    const isLast = line === old.length;
    const to = {
      own: isLast ? own.length : inText.get(line),
      old: line,
      changed: isLast ? changed.length : inAfter.get(line),
    };
    if (to.own === undefined || to.changed === undefined) continue;
    const now = changed.slice(from.changed, to.changed);
    const isSame = now.join('\n') === old.slice(from.old, to.old).join('\n');
    result.push(...(isSame ? own.slice(from.own, to.own) : now), ...own.slice(to.own, to.own + 1));
    from = { own: to.own + 1, old: line + 1, changed: to.changed + 1 };
  }
  return result.join('\n');
}

/** The longest common lines of both texts: their position in the second by their position in the first. */
function commonLines(one: string[], other: string[]): Map<number, number> {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      const length =
        one[i] === other[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
      lengths[i]?.fill(length, j, j + 1);
    }
  }
  const common = new Map<number, number>();
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) common.set(i++, j++);
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i++;
    else j++;
  }
  return common;
}
