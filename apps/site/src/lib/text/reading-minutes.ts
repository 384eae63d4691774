const wordsPerMinute = 200;

/** The reading time of a text in minutes, at least one. */
export const readingMinutes = (text: string) =>
  Math.max(1, Math.round(text.split(/\s+/).filter((word) => /\w/.test(word)).length / wordsPerMinute));
