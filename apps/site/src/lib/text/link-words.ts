/** A text that becomes a link wherever it occurs. */
export interface LinkedWords {
  words: string;
  href: string;
}

/** A piece of a text; a link if it has an address. */
export interface TextPiece {
  text: string;
  href?: string;
}

/** Splits a text at the words that become links. The joined pieces equal the text. */
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
