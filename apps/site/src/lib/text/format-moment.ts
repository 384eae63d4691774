import { withFirst } from '@accounting-site/content/dates/first-of-month';
import { formatLanguage, formatterOf } from '@accounting-site/content/languages/in-language';

const inGhana = formatterOf(
  (language) =>
    new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Africa/Accra',
    }),
  'en-GB',
);
const relative = formatterOf(
  (language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
  'en-GB',
);

/** Formats a time for staff, in Ghana's time zone: 2 Nov 2026, 09:00 GMT. */
export const formatMoment = (time: string) =>
  `${withFirst(inGhana().format(new Date(time)), formatLanguage())} GMT`;

/**
 * Formats how long ago a time was: 3 hours ago, 2 days ago. It uses the largest whole unit that fits, up to
 * days.
 */
export function formatAge(time: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(time)) / 60_000));
  if (minutes < 60) return relative().format(-minutes, 'minute');
  if (minutes < 48 * 60) return relative().format(-Math.floor(minutes / 60), 'hour');
  return relative().format(-Math.floor(minutes / (24 * 60)), 'day');
}

const clock = formatterOf(
  (language) =>
    new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', timeZone: 'Africa/Accra' }),
  'en-GB',
);
const sameDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: 'Africa/Accra' });

/** Formats a recent time in Ghana's time zone: 14:02 today, otherwise with its day. */
export function formatClock(time: number | string, now = Date.now()): string {
  const at = new Date(time);
  return sameDay.format(at) === sameDay.format(now) ? clock().format(at) : formatMoment(at.toISOString());
}

/**
 * The time of a date and time field, which staff fill in with Ghana's time; undefined if it is incomplete or after the
 * year 9999.
 */
export function timeOfField(value: string): string | undefined {
  const time = Date.parse(`${value}Z`);
  return /^\d{4}-.*T/.test(value) && !Number.isNaN(time) ? new Date(time).toISOString() : undefined;
}
