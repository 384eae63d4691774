/**
 * Whether a value is valid in an Authorization header: visible ASCII, not empty. Anything else would make
 * `fetch` throw, which would look like a network failure.
 */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[!-~]+$/.test(value);
}
