/**
 * The text of a field with a point in place of a decimal comma: 12,50 becomes 12.50, and 0,125 becomes 0.125. The
 * number keys of a phone may have no point. Any other comma, as in 1,000, stays.
 */
export const withDecimalPoint = (typed: string): string =>
  typed.replace(/^((?:[^,]*[^\d,.])?)(0(?=,)|\d*(?=,\d{1,2}(?!\d))),(\d+)(\D*)$/, '$1$2.$3$4');
