/**
 * Parses untrusted JSON, such as a proxy's error page or a hand-edited storage value; undefined if it is not
 * JSON.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
