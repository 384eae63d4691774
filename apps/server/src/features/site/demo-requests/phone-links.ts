const countryCode = '233';

/**
 * The digits of a phone number with its country code, as wa.me wants them; a number without one is Ghanaian.
 * Undefined for a text that is no such number.
 */
export function internationalDigits(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  const international = phone.trim().startsWith('+') ? digits : fromNational(digits);
  return /^[1-9]\d{6,14}$/.test(international) ? international : undefined;
}

/** 024 123 4567 and 24 123 4567 in Ghana; 00 begins an international number everywhere. */
function fromNational(digits: string): string {
  if (digits.startsWith('00')) return digits.slice(2);
  if (digits.startsWith('0')) return countryCode + digits.slice(1);
  return digits.length === 9 ? countryCode + digits : digits;
}
