const writtenLikeAPhoneNumber = /^\+?[\d ().\-/]+$/;

/**
 * Says whether a text reads as a phone number: Ghanaian (`024 123 4567`, `+233 24 123 4567`, `00233 24 123 4567`) or
 * international. E.164 allows 15 digits; two more cover the `00` prefix. Whether the number exists is not checked.
 */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return writtenLikeAPhoneNumber.test(text) && digits >= 7 && digits <= 17;
}
