/**
 * A percentage as visitors read it: 16.666 becomes 16.7%, 25 stays 25%, 999900 becomes 999,900%. What is not quite 100
 * or nothing keeps the digits that say so: a margin of 99.99% is not 100%.
 */
export function formatPercent(percent: number): string {
  let digits = 1;
  while (digits < mostDigits && hidesRest(percent, digits)) digits += 1;
  const [whole = '', rest] = `${Number(Math.abs(percent).toFixed(digits))}`.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${percent < 0 ? '−' : ''}${grouped}${rest ? `.${rest}` : ''}%`;
}

/** Enough for the smallest share of the largest amount that the calculators take. */
const mostDigits = 9;

/** Whether so many digits make 0 or 100 of something else. */
function hidesRest(percent: number, digits: number): boolean {
  const rounded = Number(percent.toFixed(digits));
  return rounded !== percent && (rounded === 0 || (rounded === 100 && percent < 100));
}
