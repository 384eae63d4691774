/**
 * Formats a percentage for visitors: 16.666 becomes 16.7%, 25 stays 25%, 999900 becomes 999,900%. A value
 * close to 100 or zero keeps enough digits to show the difference: a margin of 99.99% is not 100%.
 */
export function formatPercent(percent: number): string {
  let digits = 1;
  while (digits < mostDigits && hidesRest(percent, digits)) digits += 1;
  const [whole = '', rest] = `${Number(Math.abs(percent).toFixed(digits))}`.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${percent < 0 ? '−' : ''}${grouped}${rest ? `.${rest}` : ''}%`;
}

/** Enough for the smallest share of the largest amount that the calculators accept. */
const mostDigits = 9;

/** Whether rounding to this many digits shows another value as 0 or 100. */
function hidesRest(percent: number, digits: number): boolean {
  const rounded = Number(percent.toFixed(digits));
  return rounded !== percent && (rounded === 0 || (rounded === 100 && percent < 100));
}
