import { publishedSite } from '../build-steps/built-site.ts';
import { readSentences } from '../check-content/content-sentences.ts';
import { readCodeSentences, readShownSentences, type ShownSentence } from './shown-sentences.ts';

interface HardSentence extends ShownSentence {
  /** The school grade of a reader who understands it: 7 is an age of about 12. */
  grade: number;
  words: number;
}

/** The parts of the packages that are used here. They are installed on first use, so their types may be missing. */
interface Packages {
  fleschKincaid(counts: { sentence: number; word: number; syllable: number }): number;
  syllable(word: string): number;
}

const wordLimit = 25;

/**
 * The sentences that are hardest to read, the hardest first, and those with more than 25 words, the longest first.
 * @param site the folder of the built site
 */
export async function findHardSentences(
  most: number,
  site = publishedSite,
): Promise<Record<'hardest' | 'long', HardSentence[]>> {
  const { fleschKincaid }: Packages = await import('flesch-kincaid' as string);
  const { syllable }: Packages = await import('syllable' as string);
  const graded = [...(await readShownSentences(site)), ...readCodeSentences()].flatMap(
    ({ where, sentence }) => {
      const words = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,₵%-]*/gu) ?? [];
      if (!/[.?!:]$/.test(sentence) || words.length < 10) return [];
      const count = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
      const grade = fleschKincaid({ sentence: 1, word: words.length, syllable: count });
      return [{ where, sentence, grade, words: words.length }];
    },
  );
  return {
    hardest: graded.toSorted((one, other) => other.grade - one.grade).slice(0, most),
    long: graded.filter(({ words }) => words > wordLimit).toSorted((one, other) => other.words - one.words),
  };
}

/**
 * Words that read as translated, for visitors and for colleagues: only those that are poor in every use, or
 * beside the words given here. "Behind the counter" and "the first letters of the name" are good.
 */
export const poorWords = new RegExp(
  [
    String.raw`\b(?:whoever|anew|somebody|mend(?:s|ed|ing)?|tells? of|is good for|goes by itself|of (?:ours|theirs))\b`,
    String.raw`\bstands? (?:in|under|beside|there|above|for)\b|\blead(?:s|ing)? in\b|\blies (?:in|on|under|beside|there)\b`,
    String.raw`(?<!\b(?:\d+|much|all|both|items|errors|sessions|everything) )\bat once\b|\bwhat is left out\b|\bis put in\b|\bputs in\b`,
    String.raw`\bnobody (?:may|must)\b|\bbehind (?:an?|one|two|three) (?:day|week|month)`,
    String.raw`\b(?:link|button|page|path|address)e?s? leads? to\b|\b(?:link|code|sign-in|session)s? counts? (?:for|until)\b`,
    String.raw`\b\d+ letters\b|\b(?:rule|test|promise|limit)s? holds?\b|(?<![\w./{'-])mails?(?![\w/}'-]|\.\w| (?:server|program|provider|retry|failed))`,
  ].join('|'),
  'gi',
);

/** The sentences of content/ and of messages in code with such words, also in tables and short maps. */
export const findPoorWords = (): ShownSentence[] =>
  [
    ...readSentences().map(({ file, line, sentence }) => ({
      where: `content/${file}:${line}`,
      sentence: sentence.replace(/^(?:- )?[\w-]+: /, ''),
    })),
    ...readCodeSentences(),
  ].filter(({ sentence }) => sentence.search(poorWords) >= 0);
