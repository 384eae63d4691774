/** The anchor of a heading or a question: its words without accents, joined by hyphens. */
export const anchorId = (words: string) =>
  words
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
