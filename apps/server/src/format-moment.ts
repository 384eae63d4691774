import { formatDay, formatTime, yearOf } from '@accounting-site/content/dates/webinar-dates';

/**
 * A time for people: Tuesday, 24 November, 10:00 AM GMT. Times in milliseconds since 1970.
 * @param now the year is added when it is another one
 */
export function formatMoment(time: number, language: string, now = time): string {
  const date = new Date(time);
  return `${formatDay(date, language, yearOf(date, now))}, ${formatTime(date, language)} GMT`;
}
