const letters: Record<string, string> = { ɛ: 'e', ɔ: 'o', ŋ: 'n' };

/** A word in lower case without accents. Characters of Akan and Ewe become those of a plain keyboard. */
export const plainWord = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ɛɔŋ]/g, (letter) => letters[letter] ?? letter);

/** Of English and French, without accents. A few mean something in the other language, but nobody needs them here. */
const smallWords = new Set(
  (
    'a an and are as at by can do for from how i in is it my of on or the to what with you your ' +
    'au aux avec ce ces comment d dans de des du en est et il je l la le les ma mes mon ne nos notre nous ou ' +
    'par pas peut peux pour sa se ses son sur un une vos votre vous'
  ).split(' '),
);

/**
 * The words of a text as they are indexed and searched. Words joined by a hyphen or an ampersand are indexed
 * together and separately: e-levy becomes 'elevy' and 'levy'. Parts of one character are dropped.
 */
export function wordsOf(text: string): string[] {
  const chunks = text.split(/[^\p{L}\p{N}\p{M}&-]+/u);
  return chunks.flatMap((chunk) => {
    const parts = chunk.split(/[&-]+/).filter(Boolean);
    return parts.length < 2 ? parts : [parts.join(''), ...parts.filter((part) => part.length > 1)];
  });
}

/** The key of a word in the list of meanings: 'pl' for p&l. */
export const meaningKey = (word: string) => plainWord(word).replace(/[&-]/g, '');

/** Normalises a query: case, accents, small words and joining characters are removed. */
export const plainQuery = (query: string) =>
  query
    .split(/[^\p{L}\p{N}\p{M}&-]+/u)
    .map(meaningKey)
    .filter((word) => word !== '' && !isSmallWord(word))
    .join(' ');

/** Whether a text has a searchable word; 'how to' has none. */
export const hasWords = (text: string) => wordsOf(text).some((word) => !isSmallWord(plainWord(word)));

/** Words so common that they match every page. */
export const isSmallWord = (word: string) => smallWords.has(word);
