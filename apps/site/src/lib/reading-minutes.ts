const wordsPerMinute = 200;

/** How many minutes a text takes to read, at least one. */
export const readingMinutes = (text: string) =>
  Math.max(1, Math.round(text.split(/\s+/).filter((word) => /\w/.test(word)).length / wordsPerMinute));
