/** Cells of the CSV files that the website and the server write. This file imports nothing: it also runs in the browser. */

/**
 * A text that somebody else wrote, as a spreadsheet may open it: with an apostrophe in front where it would be run as a
 * formula, https://owasp.org/www-community/attacks/CSV_Injection. Not for numbers: -5 is one.
 */
export function harmlessCell(text: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) && !isPhoneNumber(text) ? `'${text}` : text;
}

/** A cell in quotes where RFC 4180 wants them. */
export const quoteCell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** +233 24 123 4567 is no formula, and reads better as it is. */
function isPhoneNumber(text: string): boolean {
  return /^\+[\d ]+$/.test(text);
}
