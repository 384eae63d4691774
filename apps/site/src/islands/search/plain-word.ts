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

/** Words that stand on every page, so that they find nothing. */
export const isSmallWord = (word: string) => smallWords.has(word);
