import { Notice } from '@accounting-site/ui/Notice';
import { routes } from '../../lib/pages/routes.ts';
import { fillSlots } from '../../lib/text/fill-slots.ts';
import type { AccountPageWords } from './account-page-words.ts';
import { formatWeekday, trialEnd } from './trial-end.ts';

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
