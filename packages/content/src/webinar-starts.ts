/**
 * When a webinar that repeats every few weeks starts. This file imports nothing, because the script that updates
 * the dates of a page would otherwise load everything that its islands share. Ghana is on GMT the whole year, so
 * all weeks have the same length.
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
}

/**
 * The nth start of a webinar after a moment, 0 being the next; undefined if the webinar has ended by then.
 */
export function nthStart(
  { first, period, last }: WebinarSchedule,
  after: number,
  nth: number,
): Date | undefined {
  let next = first;
  while (next <= after) next += period;
  const start = next + nth * period;
  return last !== undefined && start > last ? undefined : new Date(start);
}

/** The day of a start for visitors: Tuesday 24 November. */
export const formatDayIn = (language: string, start: Date) =>
  start.toLocaleString(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** A start in the visitor's time zone, if that is not GMT: Tuesday, 5:00 AM EST. */
export const formatHereIn = (language: string, start: Date) =>
  start.getTimezoneOffset()
    ? start.toLocaleString(language, {
        weekday: 'long',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
      })
    : '';
