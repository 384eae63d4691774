/**
 * A typed number with a point in place of a decimal comma: 12,50 becomes 12.50, and 1.000,5 cedis becomes 1000.5
 * cedis. The number keys of a phone may have no point. A comma before three digits, as in 1,000, stays.
 */
export const withDecimalPoint = (typed: string): string =>
  typed.replace(
    /^([^,]*?)(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})(\D*)$/,
    (_, before: string, whole: string, decimals: string, after: string) =>
      `${before}${whole.replaceAll('.', '')}.${decimals}${after}`,
  );
