/** A part of a URL without its escapes. Undefined if they are not valid. */
export function percentDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
