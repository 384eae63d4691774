/** Parses JSON that may be anything, from a proxy's error page to a hand-edited storage value; undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
