const letters: Record<string, string> = { ɛ: 'e', ɔ: 'o', ŋ: 'n' };

/** A word without capitals and accents; the letters of Akan and Ewe become those of a plain keyboard. */
export const plainWord = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ɛɔŋ]/g, (letter) => letters[letter] ?? letter);

const smallWords = new Set(
  'a an and are as at by can do for from how i in is it my of on or the to what with you your'.split(' '),
);

/**
 * The words of a text as they are indexed and sought. What is joined by a hyphen or an ampersand counts as one word and
 * as its parts: e-levy is 'elevy' and 'levy'; a part of one letter says nothing.
 */
export function wordsOf(text: string): string[] {
  const chunks = text.split(/[^\p{L}\p{N}\p{M}&-]+/u);
  return chunks.flatMap((chunk) => {
    const parts = chunk.split(/[&-]+/).filter(Boolean);
    return parts.length < 2 ? parts : [parts.join(''), ...parts.filter((part) => part.length > 1)];
  });
}

/** How a word is called in the list of meanings: p&l is 'pl'. */
export const meaningKey = (word: string) => plainWord(word).replace(/[&-]/g, '');

/** A whole search without what makes no difference: capitals, accents, small words and what joins words. */
export const plainQuery = (query: string) =>
  query
    .split(/[^\p{L}\p{N}\p{M}&-]+/u)
    .map(meaningKey)
    .filter((word) => word !== '' && !isSmallWord(word))
    .join(' ');

/** Whether a text holds a word that can be sought: 'how to' holds none. */
export const hasWords = (text: string) => wordsOf(text).some((word) => !isSmallWord(plainWord(word)));

/** Words that stand on every page, so that they find nothing. */
export const isSmallWord = (word: string) => smallWords.has(word);
