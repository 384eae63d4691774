/**
 * The words of a path, as someone would type them into a search box. Escaped characters separate words.
 * @param prefix the URL prefix of the page's language, like /fr
 */
export const wordsOfPath = (path: string, prefix = ''): string =>
  wordsOf(path.replace(`${prefix}/`, '/').replace(/\.\w{1,5}$|%../g, ' '), /[a-z\d]+/gi)
    .join(' ')
    .slice(0, 100);

/** How alike two texts are, from 0 to 1: the share of pairs of neighbouring characters that both have. */
export function likeness(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const common = pairs.filter((pair) => others.includes(pair)).length;
  return (2 * common) / (pairs.length + others.length || 1);
}

function pairsOf(text: string): string[] {
  const characters = wordsOf(text.toLowerCase(), /[a-z\d]/g);
  return characters.slice(1).map((character, at) => characters[at] + character);
}

const wordsOf = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? [];
