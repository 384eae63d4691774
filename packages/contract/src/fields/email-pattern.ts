/**
 * The simple address pattern of specification §5: something, `@`, and a domain with at least one dot.
 *
 * Every repetition stops at a character with which the next part starts, so matching takes linear time. The
 * separators of address lists and headers (`, ; : < > ( ) " [ ] \`), white space and control characters are
 * refused, so that one accepted address can never become two recipients or another header line.
 */
export const emailPattern =
  /^[^\s@,;:<>()"[\]\\\p{C}]+@[^\s@.,;:<>()"[\]\\\p{C}]+(?:\.[^\s@.,;:<>()"[\]\\\p{C}]+)+$/u;
