/**
 * The dates of a webinar that repeats every few weeks. This file imports nothing: the build, the server and
 * the browser count with the same functions. Ghana keeps GMT the whole year, so weeks are of equal length.
 */

const week = 7 * 24 * 60 * 60 * 1000;

/** When a webinar takes place: the first time as ISO 8601 in UTC, then again every so many weeks. */
export interface WebinarSchedule {
  firstStart: string;
  everyWeeks: number;
}

/** The next `count` starts of a webinar that lie after a moment, earliest first. */
export function nextStarts({ firstStart, everyWeeks }: WebinarSchedule, after: Date, count: number): Date[] {
  const first = Date.parse(firstStart);
  const step = everyWeeks * week;
  const passed = Math.max(0, Math.floor((after.getTime() - first) / step) + 1);
  return Array.from({ length: count }, (_, index) => new Date(first + (passed + index) * step));
}

/** Whether a webinar starts at exactly this moment, once or again. */
export function startsAt({ firstStart, everyWeeks }: WebinarSchedule, moment: Date): boolean {
  const since = moment.getTime() - Date.parse(firstStart);
  return since >= 0 && since % (everyWeeks * week) === 0;
}

/** The day of a start as visitors read it: Tuesday 24 November. */
export const formatDay = (start: Date) =>
  formatted(start, { weekday: 'long', day: 'numeric', month: 'long' });

/** The time of day of a start as visitors read it: 10:00 AM. */
export const formatTime = (start: Date) =>
  formatted(start, { hour: 'numeric', minute: '2-digit', hour12: true })
    .toUpperCase()
    .replace(/\s/g, '\u00a0');

const formatted = (start: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(start);
