/** The anchor of a heading or a question: its words, joined by hyphens. */
export const anchorId = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
