/**
 * A percentage of an amount, to the nearest pesewa. This file also runs in the browser.
 * @param percent with at most two decimal places
 */
export const shareOf = (pesewas: number, percent: number) =>
  Math.round((pesewas * Math.round(percent * 100)) / 10_000);
