/**
 * The dates of a webinar that repeats every few weeks. This file imports nothing, because the script that updates
 * the dates of a page would otherwise load what its islands share. Each format takes the tag of the language. Ghana
 * is on GMT the whole year, so all weeks have the same length.
 */

/**
 * When a webinar takes place: the first time, and again after each period. In milliseconds: a time since
 * 1970, or a duration.
 */
export interface WebinarSchedule {
  first: number;
  period: number;
  /**
   * The last time. Without it the webinar repeats forever. If it is the first time, the webinar takes place
   * once.
   */
  last?: number | undefined;
  /** The times at which it does not take place. */
  except?: readonly number[];
}

/**
 * The nth start of a webinar after a moment, 0 being the next; undefined if the webinar has ended by then.
 * Written for few bytes: the script of a page with webinars is at its limit.
 */
export function nthStart(schedule: WebinarSchedule, after: number, nth: number): Date | undefined {
  let start = schedule.first;
  let left = nth;
  while (start <= after || schedule.except?.includes(start) || left--) start += schedule.period;
  // No number is greater than undefined.
  return start > (schedule.last as number) ? undefined : new Date(start);
}

/** The next starts of a webinar after a moment, earliest first: `count`, or fewer if it ends. */
export function nextStarts(schedule: WebinarSchedule, after: Date, count: number): Date[] {
  const starts = Array.from({ length: count }, (_, nth) => nthStart(schedule, +after, nth));
  return starts.filter((start) => start !== undefined);
}

/** Whether a webinar starts at exactly this moment. */
export function startsAt(
  { first, period, last = Number.POSITIVE_INFINITY, except = [] }: WebinarSchedule,
  moment: Date,
) {
  const since = +moment - first;
  return since >= 0 && since % period === 0 && +moment <= last && !except.includes(+moment);
}

/**
 * The day of a start for visitors: Tuesday, 24 November. In French the first of a month is 1er. Not by withFirst, which
 * would take the script of a page with webinars over its budget.
 */
export const formatDay = (start: Date, language: string, year?: 'numeric') =>
  start
    .toLocaleString(language, { weekday: 'long', month: 'long', day: 'numeric', year, timeZone: 'UTC' })
    .replace(/^fr/.test(language) ? ' 1 ' : ' 1er ', ' 1er ');

/** Adds the year to a day that is not in this one. @param now milliseconds since 1970 */
export const yearOf = (start: Date, now: number) =>
  start.getUTCFullYear() === new Date(now).getUTCFullYear() ? undefined : 'numeric';

/** A start in the visitor's time zone, to follow the day, if that zone is not GMT: " (Tuesday, 5:00 am EST)". */
export const formatHere = (start: Date, language: string) =>
  start.getTimezoneOffset()
    ? ` (${start.toLocaleString(language, { weekday: 'long', hour: 'numeric', minute: 'numeric', timeZoneName: 'short' })})`
    : '';

/** The time of day of a start for visitors: 10:00 AM, and in other languages than English 10:00. */
export const formatTime = (start: Date, language: string) =>
  start
    .toLocaleString(language, {
      hour: 'numeric',
      minute: '2-digit',
      ...(language.startsWith('en') && { hour12: true }),
      timeZone: 'UTC',
    })
    .toUpperCase()
    .replace(/\s/g, '\u00a0');
