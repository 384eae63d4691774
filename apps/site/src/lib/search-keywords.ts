import { isSmallWord, plainWord } from '../islands/search/plain-word.ts';

const headingLine = /^#{2,6}\s+(.+)$/gm;

/** What else to find a text by: the words of its headings, then those that it uses most, each once. */
export function searchKeywords(body: string, most = 110): string {
  const headings = [...body.matchAll(headingLine)].flatMap((match) => wordsOf(match[1] ?? ''));
  const counts = new Map<string, number>();
  for (const word of wordsOf(body)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const frequent = [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
  return [...new Set([...headings, ...frequent])].slice(0, most).join(' ');
}

/** The words of a text that say something: no links, no numbers, nothing of one or two letters. */
function wordsOf(text: string): string[] {
  const withoutLinks = text.replace(/\]\([^)]*\)/g, ' ');
  return (withoutLinks.match(/\p{L}[\p{L}\p{M}-]{2,}/gu) ?? [])
    .map(plainWord)
    .filter((word) => !isSmallWord(word));
}
