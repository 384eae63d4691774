/**
 * A text without what could steer the terminal that shows it: colours and cursor (ECMA-48), a line that overwrites
 * itself, letters that run the other way. Line breaks and tabs stay. What strangers wrote is in many lists.
 */
export function forTerminal(text: string): string {
  return text.replace(/(?![\r\n\t])\p{Cc}|\r(?!\n)|\p{Bidi_Control}|[\u2028\u2029]/gu, '');
}

/** The same as a cell of a table: in one line, so that nobody can forge another row. */
export function inOneLine(text: string): string {
  return forTerminal(text.replace(/[\r\n\t\u2028\u2029]+/g, ' '));
}
