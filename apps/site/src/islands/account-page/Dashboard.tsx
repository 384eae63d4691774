import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { Account } from '@accounting-site/contract/account/account';
import { ButtonLink } from '@accounting-site/ui/Button';
import type { Stock, StockState } from '../../lib/session/use-stock.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import type { AccountPageWords } from './account-page-words.ts';
import styles from './Dashboard.module.css';
import { PlanCard, planState } from './PlanCard.tsx';
import { sectionIds } from './section-ids.ts';
import { nameOf, scarcestFirst, sortItems } from './stock-alerts/sort-items.ts';

interface DashboardProps {
  account: Account;
  stock: StockState;
  words: AccountPageWords;
}

/** The top of the page: what to do next, which items run out first, and the trial or the plan. */
export function Dashboard({ account, stock, words }: DashboardProps) {
  const step = nextStep(account, stock);
  const plan = planState(account.business, words.plans);
  if (step === undefined && plan === undefined) return null;
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
      {plan && <PlanCard state={plan} words={words} />}
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
            <strong className="step-1">{formatNumber(item.quantity_in_stock)}</strong> {item.unit}
          </span>
        </li>
      ))}
  </ul>
);
