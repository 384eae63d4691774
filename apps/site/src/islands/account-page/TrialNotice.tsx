import { fillSlots } from '@accounting-site/content/fill-slots';
import { Notice } from '@accounting-site/ui/Notice';
import { routes } from '../../lib/pages/routes.ts';
import { formatDay } from '../../lib/text/format-day.ts';
import type { AccountPageWords } from './account-page-words.ts';

const day = 24 * 60 * 60 * 1000;

/** When a trial ends, in calendar days of Ghana, which uses UTC. */
type TrialEnd = { when: 'over' | 'today' | 'tomorrow' } | { when: 'days'; days: number };

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

interface TrialNoticeProps {
  endsAt: string;
  /** The plan chosen at sign-up, with its price. */
  plan: string | undefined;
  words: AccountPageWords['trial'];
}

/** How long the trial lasts, and what happens after it. */
export function TrialNotice({ endsAt, plan, words }: TrialNoticeProps) {
  const end = trialEnd(endsAt, Date.now());
  const slots = { day: formatWeekday(endsAt), days: end.when === 'days' ? `${end.days}` : '' };
  return (
    <Notice>
      <p>
        <strong>{fillSlots(words[end.when], slots)}</strong>{' '}
        {end.when === 'over' ? words.over_afterwards : words.afterwards}
      </p>
      {plan && <p>{fillSlots(words.chosen, { plan })}</p>}
      <a href={routes.pricing}>{words.link}</a>
    </Notice>
  );
}
