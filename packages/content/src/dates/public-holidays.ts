/**
 * Public holidays of Ghana. This file imports nothing, so that the browser can use it. The Eids follow the
 * moon, and the government moves holidays by notice, so no rule gives those days.
 */

const oneDay = 24 * 60 * 60 * 1000;

/** Easter Sunday in milliseconds since 1970, by Carter's method: it is right from 1900 to 2099. */
function easterSunday(year: number): number {
  const moon = ((204 - 11 * (year % 19)) % 30) + 21;
  const full = moon > 48 ? moon - 1 : moon;
  return Date.UTC(year, 2, full + 7 - ((year + Math.floor(year / 4) + full + 1) % 7));
}

/** Good Friday and Easter Monday, in days from Easter Sunday. */
export const easterHolidays = { 'Good Friday': -2, 'Easter Monday': 1 };

/** A day of Easter as year-month-day. @param after days from Easter Sunday */
export const dayOfEaster = (year: number, after: number): string =>
  new Date(easterSunday(year) + after * oneDay).toISOString().slice(0, 10);

/**
 * Whether a day is a public holiday that can be known years ahead.
 * @param day as 2026-12-25
 * @param fixed the holidays that have the same day each year, as 12-25
 */
export const isPublicHoliday = (day: string, fixed: readonly string[]): boolean =>
  fixed.includes(day.slice(5)) ||
  Object.values(easterHolidays).some((after) => dayOfEaster(Number(day.slice(0, 4)), after) === day);
