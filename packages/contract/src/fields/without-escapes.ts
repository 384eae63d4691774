/** A path or a part of a link without its percent-encoding. Unchanged if that is not valid, as in /pricing#50% */
export function withoutEscapes(part: string): string {
  try {
    return decodeURI(part);
  } catch {
    return part;
  }
}
