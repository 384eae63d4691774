/** The words of a path, as someone would type them into a search box. */
export function wordsOfPath(path: string): string {
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // A broken escape is no letter, and is dropped like one.
  }
  const words = plain.replace(/\.\w{1,5}$/, '').split(/[^\p{L}\p{N}]+/u);
  return words.filter(Boolean).join(' ').slice(0, 100);
}

/** How alike two texts are, from 0 to 1: the share of pairs of neighbouring characters that both have. */
export function likeness(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const common = pairs.filter((pair) => others.includes(pair)).length;
  return (2 * common) / (pairs.length + others.length || 1);
}

const pairsOf = (text: string) => {
  const plain = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return [...plain].slice(1).map((character, at) => plain[at] + character);
};
