import { formatDay } from '../../lib/text/format-day.ts';

const day = 24 * 60 * 60 * 1000;

/** When a trial ends, in calendar days of Ghana, which uses UTC. */
export type TrialEnd = { when: 'over' | 'today' | 'tomorrow' } | { when: 'days'; days: number };

/**
 * How long a trial still lasts.
 * @param endsAt ISO 8601 in UTC
 * @param now milliseconds since 1970
 */
export function trialEnd(endsAt: string, now: number): TrialEnd {
  const end = Date.parse(endsAt);
  if (end <= now) return { when: 'over' };
  const days = Math.floor(end / day) - Math.floor(now / day);
  if (days === 0) return { when: 'today' };
  return days === 1 ? { when: 'tomorrow' } : { when: 'days', days };
}

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** The day of a time, with its weekday: Monday 16 November 2026. */
export const formatWeekday = (time: string) =>
  `${weekday.format(new Date(time))} ${formatDay(time.slice(0, 10))}`;
