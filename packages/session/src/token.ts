/**
 * Says whether a value can travel in an Authorization header: visible ASCII, not empty. Anything else would make
 * `fetch` throw, which would look as if the network had failed.
 */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[!-~]+$/.test(value);
}
