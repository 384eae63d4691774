const inGhana = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Accra',
});
const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

/** Formats a time for staff, in Ghana's time zone: 2 Nov 2026, 09:00 GMT. */
export const formatMoment = (time: string) => `${inGhana.format(new Date(time))} GMT`;

/**
 * Formats how long ago a time was: 3 hours ago, 2 days ago. It uses the largest whole unit that fits, up to
 * days.
 */
export function formatAge(time: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(time)) / 60_000));
  if (minutes < 60) return relative.format(-minutes, 'minute');
  if (minutes < 48 * 60) return relative.format(-Math.floor(minutes / 60), 'hour');
  return relative.format(-Math.floor(minutes / (24 * 60)), 'day');
}

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Accra',
});
const sameDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: 'Africa/Accra' });

/** Formats a recent time in Ghana's time zone: 14:02 today, otherwise with its day. */
export function formatClock(time: number | string, now = Date.now()): string {
  const at = new Date(time);
  return sameDay.format(at) === sameDay.format(now) ? clock.format(at) : formatMoment(at.toISOString());
}
