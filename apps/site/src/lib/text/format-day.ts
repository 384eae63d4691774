import { withFirst } from '@accounting-site/content/dates/first-of-month';
import { formatLanguage, formatterOf } from '@accounting-site/content/languages/in-language';

const inWords = formatterOf(
  (language) =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const withoutYear = formatterOf(
  (language) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }),
);
const withYear = formatterOf(
  (language) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }),
);

/** Formats a day for visitors: 2026-11-16 becomes 16 November 2026. */
export const formatDay = (day: string): string =>
  withFirst(inWords().format(new Date(`${day}T00:00:00Z`)), formatLanguage());

/** Formats a recent moment as a day in the visitor's time zone: 21 November, and with its year if that is over. */
export function formatRecentDay(moment: number | string): string {
  const date = new Date(moment);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return withFirst((isThisYear ? withoutYear : withYear)().format(date), formatLanguage());
}
