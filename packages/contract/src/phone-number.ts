import { createRequire } from 'node:module';

const writtenLikeAPhoneNumber = /^\+?[\d ().\-/]+$/;

/**
 * A phone number in international form (E.164), such as `+233241234567`. One without a country code is Ghanaian:
 * `024 123 4567`, `24 123 4567`; `00` or `+` begin any other. Undefined for a text that is no such number: a digit
 * too few is the mistake that loses a customer. The server alone asks, because the numbering plans weigh too much
 * for a page; their smallest list knows how long numbers are and how they begin, not which ones are in use.
 */
export function toInternationalNumber(text: string): string | undefined {
  if (!writtenLikeAPhoneNumber.test(text)) return undefined;
  // Ninety files, which a server that starts does not wait for.
  const { parsePhoneNumberFromString }: typeof import('libphonenumber-js/min') = createRequire(
    import.meta.url,
  )('libphonenumber-js/min');
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'GH', extract: false });
  return number?.isValid() ? number.number : undefined;
}

/** Whether a text reads as a phone number, Ghanaian or international. */
export const isPhoneNumber = (text: string): boolean => toInternationalNumber(text) !== undefined;
