import { formatterOf } from '@accounting-site/content/languages/in-language';

const inWords = formatterOf(
  (language) =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const withoutYear = formatterOf(
  (language) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }),
);

/** Formats a day for visitors: 2026-11-16 becomes 16 November 2026. */
export const formatDay = (day: string): string => inWords().format(new Date(`${day}T00:00:00Z`));

/** Formats a recent moment as a day in the visitor's time zone: 21 November. */
export const formatRecentDay = (moment: number | string): string => withoutYear().format(new Date(moment));
