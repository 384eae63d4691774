/** Every text in a tree of words, at any depth. */
export function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words !== 'object' || words === null) return [];
  return Object.values(words).flatMap(textsOf);
}
