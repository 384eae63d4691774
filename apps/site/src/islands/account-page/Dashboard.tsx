import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { formatLanguage, formatterOf } from '@accounting-site/content/languages/in-language';
import type { Account } from '@accounting-site/contract/account/account';
import { ButtonLink } from '@accounting-site/ui/Button';
import { routes } from '../../lib/pages/routes.ts';
import type { Stock, StockState } from '../../lib/session/stock-store.ts';
import { formatDay } from '../../lib/text/format-day.ts';
import type { AccountPageWords } from './account-page-words.ts';
import styles from './Dashboard.module.css';
import { sectionIds } from './section-ids.ts';
import { nameOf, scarcestFirst, sortItems } from './stock-alerts/sort-items.ts';

interface DashboardProps {
  account: Account;
  stock: StockState;
  words: AccountPageWords;
}

/** The top of the page: what to do next, which items run out first, and how long the trial lasts. */
export function Dashboard({ account, stock, words }: DashboardProps) {
  const step = nextStep(account, stock);
  const { trialEndsAt, plan } = account.business;
  if (step === undefined && trialEndsAt == null) return null;
  return (
    <div className={`columns full ${styles.dashboard}`}>
      {step && (
        <section className={`stack gap-3 start card ${styles.next}`} aria-labelledby="next-step">
          <h2 id="next-step" className="small quiet">
            {words.next_step.heading}
          </h2>
          <p className="step-1 strong">
            {fillSlots(words.next_step[step.name].text, { count: `${step.count}` })}
          </p>
          {step.name === 'low' && stock.status === 'ready' && (
            <Scarcest stock={stock.value} words={words.alerts} />
          )}
          <ButtonLink href={`#${step.section}`}>{words.next_step[step.name].action}</ButtonLink>
        </section>
      )}
      {trialEndsAt != null && (
        <Trial
          endsAt={trialEndsAt}
          plan={plan === null ? undefined : words.plans[plan]}
          words={words.trial}
        />
      )}
    </div>
  );
}

/** @returns the step, with the section of the page where the user takes it */
export function nextStep(account: Account, stock: StockState) {
  if (stock.status === 'ready') {
    const { items, low } = stock.value;
    if (items.length === 0) return { name: 'stock', section: sectionIds.import, count: 0 } as const;
    if (low.length > 0) return { name: 'low', section: sectionIds.alerts, count: low.length } as const;
  }
  if (account.authenticator === null && account.passkeys.length === 0)
    return { name: 'protect', section: sectionIds.security, count: 0 } as const;
  return undefined;
}

/** As many as fit in one row of a wide screen. */
const mostTiles = 3;

interface ScarcestProps {
  stock: Stock;
  words: AccountPageWords['alerts'];
}

/** The items with the lowest quantity. The table of the section below has all of them. */
const Scarcest = ({ stock: { low }, words }: ScarcestProps) => (
  <ul aria-label={words.scarcest} className={`tiles full ${styles.scarcest}`}>
    {sortItems(low, scarcestFirst)
      .slice(0, mostTiles)
      .map((item, at) => (
        <li key={item.id ?? at} className={styles.tile} data-out={item.quantity_in_stock <= 0 || undefined}>
          <span className="small strong anywhere">{nameOf(item)}</span>
          <span className="figures">
            <strong className="step-1">{item.quantity_in_stock.toLocaleString(formatLanguage())}</strong>{' '}
            {item.unit}
          </span>
        </li>
      ))}
  </ul>
);

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

interface TrialProps {
  endsAt: string;
  /** The plan chosen at sign-up, with its price. */
  plan: string | undefined;
  words: AccountPageWords['trial'];
}

/** How long the trial lasts, and what happens after it. */
function Trial({ endsAt, plan, words }: TrialProps) {
  const end = trialEnd(endsAt, Date.now());
  const slots = { day: formatWeekday(endsAt), days: end.when === 'days' ? `${end.days}` : '' };
  return (
    <section className={`stack gap-3 start card ${styles.trial}`} aria-labelledby="trial">
      <h2 id="trial" className="small quiet">
        {words.heading}
      </h2>
      <p className="strong step-1">{fillSlots(words[end.when], slots)}</p>
      <p className="small">{end.when === 'over' ? words.over_afterwards : words.afterwards}</p>
      {plan && <p className="small">{fillSlots(words.chosen, { plan })}</p>}
      <a href={routes.pricing} className="alone strong">
        {words.link}
      </a>
    </section>
  );
}
