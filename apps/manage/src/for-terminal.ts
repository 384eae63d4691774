/**
 * Removes everything that could control the terminal: colours and cursor movements (ECMA-48), carriage
 * returns, and characters that change the text direction. Line breaks and tabs stay. Many lists contain text
 * from strangers.
 */
export function forTerminal(text: string): string {
  return text.replace(/(?![\r\n\t])\p{Cc}|\r(?!\n)|\p{Bidi_Control}|[\u2028\u2029]/gu, '');
}

/** The same for a cell of a table. The text becomes one line, so that it cannot forge another row. */
export function inOneLine(text: string): string {
  return forTerminal(text.replace(/[\r\n\t\u2028\u2029]+/g, ' '));
}
