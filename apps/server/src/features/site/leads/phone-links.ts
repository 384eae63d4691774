import { toInternationalNumber } from '@accounting-site/contract/fields/phone-number';

/**
 * The digits of a phone number with its country code, as wa.me expects them. A number without a code is
 * Ghanaian. Undefined for a text that is not a phone number.
 */
export const internationalDigits = (phone: string): string | undefined =>
  toInternationalNumber(phone)?.slice(1);
