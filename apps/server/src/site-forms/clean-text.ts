/** A text of one line: no line breaks, which could start another header of a mail, and nothing that cannot be seen. */
export function oneLine(text: string): string {
  return withoutControls(text.replace(/[\r\n\t\v\f\u0085\u2028\u2029]+/g, ' ')).trim();
}

/** A text that may have several lines, each ending the same way. */
export function severalLines(text: string): string {
  return withoutControls(text.replace(/\r\n?/g, '\n')).trim();
}

/** PostgreSQL cannot store a NUL; the others only confuse terminals and mail programs. */
function withoutControls(text: string): string {
  return [...text].filter((letter) => letter === '\n' || !/\p{Cc}/u.test(letter)).join('');
}
