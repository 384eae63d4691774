/** Words that lead somewhere wherever they stand in a text. */
export interface LinkedWords {
  words: string;
  href: string;
}

/** A piece of a text; one with an address is a link. */
export interface TextPiece {
  text: string;
  href?: string;
}

/** Takes a text apart at the words that are links. Put together again, the pieces are the text. */
export function linkWords(text: string, links: readonly LinkedWords[]): TextPiece[] {
  const [first, ...others] = links;
  if (!first) return text === '' ? [] : [{ text }];
  return text
    .split(first.words)
    .flatMap((part, at) => [
      ...(at > 0 ? [{ text: first.words, href: first.href }] : []),
      ...linkWords(part, others),
    ]);
}
