import { formatAmount } from '@accounting-site/content/money';
import type { IntegrationsWords } from './integrations-words.ts';
import styles from './PromptPicture.module.css';

/** The prompt on the customer's phone: what to pay, to whom, and the PIN that only they know. */
export function PromptPicture({ words }: { words: IntegrationsWords['methods']['mobile_money']['prompt'] }) {
  return (
    <figure className={styles.phone} role="img" aria-label={words.description}>
      <div className={styles.top}>
        <span>{words.network}</span>
        <span>{words.time}</span>
      </div>
      <div className={styles.prompt}>
        <p>{words.text}</p>
        <p className={styles.amount}>{formatAmount(words.amount)}</p>
        <p className={styles.reference}>{words.reference}</p>
        <p className={styles.pin}>{words.pin}</p>
        <div className={styles.keys}>
          <span>{words.cancel}</span>
          <strong>{words.send}</strong>
        </div>
      </div>
    </figure>
  );
}
