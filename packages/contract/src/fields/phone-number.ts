import { createRequire } from 'node:module';
import { digitsWithCountryCode, plainPhone } from './phone-shape.ts';

/**
 * Parses a phone number into international form (E.164), such as `+233241234567`. A number without a country
 * code is Ghanaian: `024 123 4567`, `24 123 4567`. Undefined for an invalid number: one missing digit loses a
 * customer. Only the server uses this, because the numbering plans are too large for a page. The smallest metadata
 * set checks lengths and prefixes, not whether a number is in use.
 */
export const toInternationalNumber = (text: string): string | undefined => parse(text)?.number;

/** The same with spaces, such as `+233 24 123 4567`, which spreadsheets do not turn into a number. */
export const toSpacedNumber = (text: string): string | undefined => parse(text)?.formatInternational();

function parse(text: string) {
  const plain = plainPhone(text);
  if (plain === undefined) return undefined;
  // The library has ninety files, so it is loaded on first use to keep the start of the server fast.
  const { parsePhoneNumberFromString }: typeof import('libphonenumber-js/min') = createRequire(
    import.meta.url,
  )('libphonenumber-js/min');
  const international = digitsWithCountryCode(plain);
  const number = parsePhoneNumberFromString(international ? `+${international}` : plain, {
    defaultCountry: 'GH',
    extract: false,
  });
  return number?.isValid() ? number : undefined;
}

/** Whether a text is a valid phone number, Ghanaian or international. */
export const isPhoneNumber = (text: string): boolean => toInternationalNumber(text) !== undefined;
