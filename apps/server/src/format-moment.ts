import { formatDay, formatTime } from '@accounting-site/content/dates/webinar-dates';

/** A time for people: Tuesday, 24 November, 10:00 AM GMT. @param time milliseconds since 1970 */
export function formatMoment(time: number, language: string): string {
  const date = new Date(time);
  return `${formatDay(date, language)}, ${formatTime(date, language)} GMT`;
}
