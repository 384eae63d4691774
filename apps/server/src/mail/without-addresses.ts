const longest = 200;

/**
 * What another server said, fit to be stored and shown at a terminal: one line, without e-mail addresses and without
 * long strings that could be secrets.
 */
export function withoutAddresses(text: string): string {
  return text
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/[^\s<>"'(),;:]+/g, (word) => (/.@./.test(word) ? '…' : word))
    .replace(/[\w+/=-]{24,}/g, '…')
    .trim()
    .slice(0, longest);
}
