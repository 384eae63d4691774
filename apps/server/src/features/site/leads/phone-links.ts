import { toInternationalNumber, toSpacedNumber } from '@accounting-site/contract/fields/phone-number';

/**
 * The digits of a phone number with its country code, as wa.me expects them. A number without a code is
 * Ghanaian. Undefined for a text that is not a phone number.
 */
export const internationalDigits = (phone: string): string | undefined =>
  toInternationalNumber(phone)?.slice(1);

/**
 * The number that is dialled, such as `+233 50 512 3456`, if it is not what was typed. Staff compare the two: someone in
 * Abidjan may have typed a number of theirs that also exists in Ghana.
 */
export function dialledInstead(phone: string): string | undefined {
  const dialled = toSpacedNumber(phone);
  const bare = (text = '') => text.replace(/[^\d+]/g, '');
  return bare(dialled) === bare(phone) ? undefined : dialled;
}

/** A phone number as typed, and the number that is dialled if it is another one. */
export function describePhone(phone: string): string {
  const dialled = dialledInstead(phone);
  return dialled === undefined ? phone : `${phone} (${dialled})`;
}
