import { Notice } from '@accounting-site/ui/Notice';
import { fillSlots } from '../../lib/fill-slots.ts';
import { routes } from '../../lib/routes.ts';
import type { AccountPageWords } from './account-page-words.ts';
import { formatWeekday, trialEnd } from './trial-end.ts';

/** How long the trial lasts, and what then. */
export function TrialNotice({ endsAt, words }: { endsAt: string; words: AccountPageWords['trial'] }) {
  const end = trialEnd(endsAt, Date.now());
  const slots = { day: formatWeekday(endsAt), days: end.when === 'days' ? `${end.days}` : '' };
  return (
    <Notice>
      <p>
        <strong>{fillSlots(words[end.when], slots)}</strong>{' '}
        {end.when === 'over' ? words.over_afterwards : words.afterwards}
      </p>
      <a href={routes.pricing}>{words.link}</a>
    </Notice>
  );
}
