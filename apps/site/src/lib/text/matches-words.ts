const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns a test of whether a text contains every word of a query, regardless of case and accents. */
export function matchesWords(query: string): (text: string) => boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const read = plain(text);
    return words.every((word) => read.includes(word));
  };
}
