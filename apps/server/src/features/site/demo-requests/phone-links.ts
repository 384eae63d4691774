import { toInternationalNumber } from '@accounting-site/contract/phone-number';

/**
 * The digits of a phone number with its country code, as wa.me wants them; a number without one is Ghanaian.
 * Undefined for a text that is no such number.
 */
export const internationalDigits = (phone: string): string | undefined =>
  toInternationalNumber(phone)?.slice(1);
