/**
 * A single-line text: without line breaks, which could start another header of an email, and without
 * invisible characters.
 */
export function oneLine(text: string): string {
  return withoutControls(text.replace(/[\r\n\t\v\f\u0085\u2028\u2029]+/g, ' ')).trim();
}

/** A text of one or more lines, with uniform line breaks. */
export function severalLines(text: string): string {
  return withoutControls(text.replace(/\r\n?/g, '\n')).trim();
}

/** PostgreSQL cannot store NUL. Other control characters confuse terminals and email programs. */
function withoutControls(text: string): string {
  return [...text].filter((character) => character === '\n' || !/\p{Cc}/u.test(character)).join('');
}
