import { formatLanguage } from './in-language.ts';
import { formatDayIn, nthStart, type WebinarSchedule } from './webinar-starts.ts';

/** The next starts of a webinar after a moment, earliest first: `count`, or fewer if it ends. */
export function nextStarts(schedule: WebinarSchedule, after: Date, count: number): Date[] {
  const starts = Array.from({ length: count }, (_, nth) => nthStart(schedule, +after, nth));
  return starts.filter((start) => start !== undefined);
}

/** Whether a webinar starts at exactly this moment. */
export function startsAt({ first, period, last = Number.POSITIVE_INFINITY }: WebinarSchedule, moment: Date) {
  const since = +moment - first;
  return since >= 0 && since % period === 0 && +moment <= last;
}

/** The day of a start for visitors: Tuesday 24 November. */
export const formatDay = (start: Date) => formatDayIn(formatLanguage('en-GB'), start);

/** The time of day of a start for visitors: 10:00 AM. */
export function formatTime(start: Date): string {
  const language = formatLanguage('en-GB');
  // French and most other languages count the hours to 24.
  const clock = language.startsWith('en') ? { hour12: true } : {};
  return start
    .toLocaleString(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC', ...clock })
    .toUpperCase()
    .replace(/\s/g, '\u00a0');
}
