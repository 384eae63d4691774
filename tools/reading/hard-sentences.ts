import { fillTextFacts } from '@accounting-site/content/placeholders';
import { type ContentSentence, readSentences } from '../check-content/content-sentences.ts';

export interface HardSentence extends ContentSentence {
  /** The school grade of a reader who understands it: 7 is an age of about 12. */
  grade: number;
  words: number;
}

/** The parts of the packages that are used here. They are installed on first use, so their types may be missing. */
interface Packages {
  fleschKincaid(counts: { sentence: number; word: number; syllable: number }): number;
  syllable(word: string): number;
}

/** The sentences of the content that are hardest to read, the hardest first. */
export async function findHardSentences(most: number): Promise<HardSentence[]> {
  const { fleschKincaid }: Packages = await import('flesch-kincaid' as string);
  const { syllable }: Packages = await import('syllable' as string);
  return readSentences()
    .flatMap(({ file, line, sentence: written }) => {
      const sentence = asShown(file, written);
      const words = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,₵%-]*/gu) ?? [];
      if (!/[.?!:]$/.test(sentence) || words.length < 10) return [];
      const count = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
      const grade = fleschKincaid({ sentence: 1, word: words.length, syllable: count });
      return [{ file, line, sentence, grade, words: words.length }];
    })
    .sort((one, other) => other.grade - one.grade)
    .slice(0, most);
}

/** A sentence as visitors read it. Rows of tables and short maps are not sentences. */
function asShown(file: string, written: string): string {
  if (/^\||^- \{/.test(written)) return '';
  return fillTextFacts(file, written)
    .value.replace(/^(?:(?:[-*>]|\d+\.) )?(?:[\w-]+: )?/, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]|^['"]|['"]$/g, '')
    .trim();
}

/** Words that read as translated, for visitors and for colleagues. Some have a good meaning elsewhere, such as "behind". */
export const poorWords =
  /\b(?:whoever|anew|somebody|mend(?:s|ed|ing)?|stands? (?:in|under|beside|there|above|for)|tells? of|is good for|goes by itself|of (?:ours|theirs)|leads? in)\b/gi;

export const findPoorWords = (): ContentSentence[] =>
  readSentences().filter(({ file, sentence }) => asShown(file, sentence).search(poorWords) >= 0);
