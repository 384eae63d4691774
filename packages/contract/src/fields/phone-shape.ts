import { cleanPasted } from './clean-pasted.ts';

const written = /^\(?\+?[\d ().\-/]+$/;
/** Prefixes of Ghanaian numbers without the 0, and their length (data of libphonenumber). */
const ghanaian = /^(?:[235]\d{8}|800\d{5,6})$/;

/** A phone number with plain hyphens and spaces; undefined for a text with other characters. */
export function plainPhone(typed: string): string | undefined {
  const text = cleanPasted(typed)
    .replace(/\s/g, ' ')
    .replace(/[‐-―−]/g, '-');
  return written.test(text) ? text : undefined;
}

/**
 * The digits after `+` or `00`, or all of a number too long to be dialled inside Ghana: many people write a country code
 * without its plus sign. Undefined for a Ghanaian number without a country code.
 * @param plain as `plainPhone` returns it
 */
export function digitsWithCountryCode(plain: string): string | undefined {
  const digits = plain.replace(/\D/g, '');
  return plain.includes('+') ? digits : /^00(.*)|^([1-9]\d{10,})/.exec(digits)?.slice(1).find(Boolean);
}

/**
 * How a number without a country code is read: as Ghana's, such as `+233 50 512 3456`. Undefined for a number with one,
 * and for no number. A visitor in another country may have typed the number that is dialled there.
 * @param typed a number that `mayBePhoneNumber` accepts, or nothing
 */
export function readAsGhanaian(typed = ''): string | undefined {
  const plain = plainPhone(typed);
  if (plain === undefined || digitsWithCountryCode(plain) !== undefined) return undefined;
  return plain.replace(/\D/g, '').replace(/^0?(..)(...)/, '+233 $1 $2 ');
}

/**
 * Whether a text may be a phone number, without the numbering plans of all countries: an exact check for
 * Ghana, a check of the number of digits for the rest. It never refuses a number that the server accepts.
 */
export function mayBePhoneNumber(typed: string): boolean {
  const plain = plainPhone(typed);
  if (plain === undefined) return false;
  const dialled = digitsWithCountryCode(plain);
  if (dialled !== undefined && !dialled.startsWith('233')) return /^[1-9]\d{5,19}$/.test(dialled);
  const local = (dialled ?? plain.replace(/\D/g, '')).replace(/^233(?=.{8})/, '').replace(/^0/, '');
  return ghanaian.test(local);
}
