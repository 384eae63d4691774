/** Every string in a tree of texts, at any depth. */
export function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words !== 'object' || words === null) return [];
  return Object.values(words).flatMap(textsOf);
}
