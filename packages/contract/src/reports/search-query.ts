/**
 * Decides which searches without results may be counted. This file imports nothing: the browser checks the
 * query before it sends it, so that personal data never leaves the device.
 */

/** Lengths of a cleaned query in UTF-16 code units. */
export const queryMinLength = 2;
export const queryMaxLength = 60;

/**
 * Cleans a query for counting: no invisible characters, lower case, one space between words. Characters that
 * differ only in their encoding, such as full-width ones, become the same.
 */
export function cleanQuery(query: string): string {
  return query
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, '')
    .toLowerCase()
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Whether a cleaned query may contain an email address, or a telephone, account or card number. */
export function looksPersonal(query: string): boolean {
  return query.includes('@') || /\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){5}/u.test(query);
}

/**
 * The cleaned query to send to POST /api/site/search-misses; undefined if it is too short, too long, or looks
 * like personal data.
 */
export function countableQuery(query: string): string | undefined {
  const cleaned = cleanQuery(query);
  const fits = cleaned.length >= queryMinLength && cleaned.length <= queryMaxLength;
  return fits && !looksPersonal(cleaned) ? cleaned : undefined;
}
