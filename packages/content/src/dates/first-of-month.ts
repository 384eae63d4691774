/** Writes the first day of a month in a formatted date as French does: 1er janvier. The formats of Intl do not. */
export const withFirst = (date: string, language: string): string =>
  language.startsWith('fr') ? date.replace(/\b1 (?=[a-z])/, '1er ') : date;
