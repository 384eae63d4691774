/**
 * Which searches may be counted when they find nothing. This file imports nothing, so that the browser asks it before
 * it sends anything: what looks like a person's data never leaves the phone.
 */

/** In UTF-16 code units, of a query that was cleaned. */
export const queryMinLength = 2;
export const queryMaxLength = 60;

/**
 * A query as it is counted: without what cannot be seen, in small letters, with one space between words. Letters that
 * differ only in how they are encoded, such as full-width ones, become the same.
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

/** Whether a cleaned query could hold an e-mail address, or a number of a telephone, an account or a card. */
export function looksPersonal(query: string): boolean {
  return query.includes('@') || /\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){5}/u.test(query);
}

/**
 * The cleaned query that may be sent to POST /api/site/search-misses, or undefined where nothing may: it is too short,
 * too long, or looks like a person's data.
 */
export function countableQuery(query: string): string | undefined {
  const cleaned = cleanQuery(query);
  const fits = cleaned.length >= queryMinLength && cleaned.length <= queryMaxLength;
  return fits && !looksPersonal(cleaned) ? cleaned : undefined;
}
