const longest = 200;

/**
 * Makes another server's message safe to store and to show in a terminal: one line, without email addresses
 * and without long strings that could be secrets.
 */
export function withoutAddresses(text: string): string {
  return text
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/[^\s<>"'(),;:]+/g, (word) => (/.@./.test(word) ? '…' : word))
    .replace(/[\w+/=-]{24,}/g, '…')
    .trim()
    .slice(0, longest);
}
