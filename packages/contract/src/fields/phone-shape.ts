const written = /^\+?[\d ().\-/]+$/;
/** Prefixes of Ghanaian numbers without the 0, and their length (data of libphonenumber). */
const ghanaian = /^(?:[235]\d{8}|800\d{5,6})$/;

/**
 * Whether a text may be a phone number, without the numbering plans of all countries: an exact check for
 * Ghana, a check of the number of digits for the rest. It never refuses a number that the server accepts.
 * Imports nothing.
 */
export function mayBePhoneNumber(text: string): boolean {
  if (!written.test(text)) return false;
  const digits = text.replace(/\D/g, '');
  const dialled = text.startsWith('+') ? digits : /^00(.*)/.exec(digits)?.[1];
  if (dialled !== undefined && !dialled.startsWith('233')) return /^[1-9]\d{5,19}$/.test(dialled);
  const local = (dialled ?? digits).replace(/^233(?=.{8})/, '').replace(/^0/, '');
  return ghanaian.test(local);
}
