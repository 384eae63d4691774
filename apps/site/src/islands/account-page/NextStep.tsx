import { fillSlots } from '@accounting-site/content/fill-slots';
import type { Account } from '@accounting-site/contract/account';
import type { StockState } from '../../lib/session/stock-store.ts';
import styles from './AccountPage.module.css';
import type { AccountPageWords } from './account-page-words.ts';
import { sectionIds } from './section-ids.ts';

interface NextStepProps {
  account: Account;
  stock: StockState;
  words: AccountPageWords['next_step'];
}

/** The one step that helps this business most now. Shows nothing when no step is left. */
export function NextStep({ account, stock, words }: NextStepProps) {
  const step = nextStep(account, stock);
  if (step === undefined) return null;
  const { text, action } = words[step.name];
  return (
    <section className={`stack gap-2 start card full ${styles.next}`} aria-labelledby="next-step">
      <h2 id="next-step">{words.heading}</h2>
      <p>{fillSlots(text, { count: `${step.count}` })}</p>
      <a href={`#${step.section}`}>{action}</a>
    </section>
  );
}

/** @returns the step, with the section of the page where the user takes it */
export function nextStep(account: Account, stock: StockState) {
  if (stock.status === 'ready') {
    const { items, low } = stock.stock;
    if (items.length === 0) return { name: 'stock', section: sectionIds.import, count: 0 } as const;
    if (low.length > 0) return { name: 'low', section: sectionIds.alerts, count: low.length } as const;
  }
  if (account.authenticator === null && account.passkeys.length === 0)
    return { name: 'protect', section: sectionIds.security, count: 0 } as const;
  return undefined;
}
