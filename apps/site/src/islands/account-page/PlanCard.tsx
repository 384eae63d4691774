import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { formatterOf } from '@accounting-site/content/languages/in-language';
import type { PlanChoice } from '@accounting-site/content/money/plan-choices';
import type { Account } from '@accounting-site/contract/account/account';
import { ButtonLink } from '@accounting-site/ui/Button';
import { routes } from '../../lib/pages/routes.ts';
import { formatDay } from '../../lib/text/format-day.ts';
import type { AccountPageWords } from './account-page-words.ts';
import styles from './Dashboard.module.css';

/** Without `endsAt` the plan is paid for. `chosen` is undefined if it is no longer sold. */
interface PlanState {
  endsAt: string | null;
  chosen: PlanChoice | undefined;
}

/** @returns undefined if there is nothing to show: no trial and no plan */
export function planState(
  { trialEndsAt, plan }: Pick<Account['business'], 'trialEndsAt' | 'plan'>,
  plans: readonly PlanChoice[],
): PlanState | undefined {
  const chosen = plans.find(({ id }) => id === plan);
  return trialEndsAt === null && plan === null ? undefined : { endsAt: trialEndsAt, chosen };
}

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

const weekday = formatterOf(
  (language) => new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }),
  'en-GB',
);

/** The day of a time, with its weekday: Monday 16 November 2026. */
export const formatWeekday = (time: string) =>
  `${weekday().format(new Date(time))} ${formatDay(time.slice(0, 10))}`;

interface PlanCardProps {
  state: PlanState;
  words: Pick<AccountPageWords, 'plan' | 'plans' | 'phone' | 'trial'>;
}

/** How long the trial lasts and how to order a plan, or the plan that the business pays for. */
export function PlanCard({ state, words: { plan, plans, phone, trial } }: PlanCardProps) {
  const { endsAt, chosen } = state;
  return (
    <section className={`stack gap-3 start card ${styles.plan}`} aria-labelledby="plan">
      <h2 id="plan" className="small quiet">
        {endsAt === null ? plan.heading : trial.heading}
      </h2>
      {endsAt === null ? (
        <>
          {/* Not today's price: this customer may have paid another. */}
          {chosen && <p className="strong step-1">{chosen.name}</p>}
          <p className="small">{plan.change}</p>
        </>
      ) : (
        <>
          <TrialEnd endsAt={endsAt} words={trial} />
          <Order chosen={chosen} plans={plans} words={trial} />
        </>
      )}
      <a href={phone} className="alone strong">
        {plan.call}
      </a>
    </section>
  );
}

const nameAndPrice = ({ name, price }: PlanChoice) => `${name}, ${price}`;

function TrialEnd({ endsAt, words }: { endsAt: string; words: AccountPageWords['trial'] }) {
  const end = trialEnd(endsAt, Date.now());
  const slots = { day: formatWeekday(endsAt), days: end.when === 'days' ? `${end.days}` : '' };
  return (
    <>
      <p className="strong step-1">{fillSlots(words[end.when], slots)}</p>
      <p className="small">{end.when === 'over' ? words.over_afterwards : words.afterwards}</p>
    </>
  );
}

interface OrderProps {
  /** The plan chosen at sign-up. */
  chosen: PlanChoice | undefined;
  plans: readonly PlanChoice[];
  words: AccountPageWords['trial'];
}

/** Links to the order form of the chosen plan, or of each plan. The price list would link to the sign-up. */
function Order({ chosen, plans, words }: OrderProps) {
  if (chosen) {
    return (
      <>
        <p className="small">{fillSlots(words.chosen, { plan: nameAndPrice(chosen) })}</p>
        <ButtonLink href={routes.contactPlan(chosen.id)}>
          {fillSlots(words.order, { plan: chosen.name })}
        </ButtonLink>
      </>
    );
  }
  return (
    <ul className="stack gap-1">
      {plans.map((plan) => (
        <li key={plan.id} className="cluster middle gap-2">
          <a href={routes.contactPlan(plan.id)} className="alone strong">
            {fillSlots(words.order, { plan: plan.name })}
          </a>
          <span className="small quiet">{plan.price}</span>
        </li>
      ))}
    </ul>
  );
}
