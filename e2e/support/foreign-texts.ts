/** Frequent words of a language that the other one does not use. */
const frequent = {
  en: 'about all an and any are as at be been before but by can do does each every first for from get has have how if in into is it its keep like more need no not of on one only our out see so than that the their them then there these they this to up us was we what when where which who will with without work you your',
  fr: 'au aucun aussi aux avec avant ce cela ces cette chaque comme dans de des deux du elle en est et être fait il ils je la le les leur lui mais même moins ne nos notre nous ou où par pas peut plus pour que quel qui sa sans se ses si son sont sous sur tout toute tous un une vers voir vos votre vous à',
};

type Known = keyof typeof frequent;

const words = Object.fromEntries(
  Object.entries(frequent).map(([language, list]) => [language, new Set(list.split(' '))]),
) as Record<Known, Set<string>>;

/** Shorter texts may consist of names. */
const leastWords = 6;

/**
 * The texts of six words or more that are not written in a language, but in the other of the known ones. A text is in
 * the language of which it has more frequent words. Names are in neither.
 */
export function foreignTexts(texts: readonly string[], language: Known): string[] {
  const other = language === 'en' ? 'fr' : 'en';
  return texts.filter((text) => {
    const found = text.toLowerCase().match(/\p{L}+/gu) ?? [];
    if (found.length < leastWords) return false;
    const count = (known: Known) => found.filter((word) => words[known].has(word)).length;
    return count(other) > count(language);
  });
}
