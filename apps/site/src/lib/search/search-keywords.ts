import { isSmallWord, plainWord } from '../../islands/search/plain-word.ts';

const headingLine = /^#{2,6}\s+(.+)$/gm;

/** Extra words to find a text by: those of its headings, then its most frequent ones, each once. */
export function searchKeywords(body: string, most = 110): string {
  const headings = [...body.matchAll(headingLine)].flatMap((match) => wordsOf(match[1] ?? ''));
  const counts = new Map<string, number>();
  for (const word of wordsOf(body)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const frequent = [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
  return [...new Set([...headings, ...frequent])].slice(0, most).join(' ');
}

/** The significant words of a text: no links, no numbers, no words of one or two characters. */
function wordsOf(text: string): string[] {
  const withoutLinks = text.replace(/\]\([^)]*\)/g, ' ');
  return (withoutLinks.match(/\p{L}[\p{L}\p{M}-]{2,}/gu) ?? [])
    .map(plainWord)
    .filter((word) => !isSmallWord(word));
}
