import type { Account } from '@accounting-site/contract/account';
import type { StockState } from '../../lib/session/stock-store.ts';
import { fillSlots } from '../../lib/text/fill-slots.ts';
import styles from './AccountPage.module.css';
import type { AccountPageWords } from './account-page-words.ts';
import { nextStep } from './next-step.ts';

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
    <section className={styles.next} aria-labelledby="next-step">
      <h2 id="next-step">{words.heading}</h2>
      <p>{fillSlots(text, { count: `${step.count}` })}</p>
      <a href={`#${step.section}`}>{action}</a>
    </section>
  );
}
