import { formatAmount } from '@accounting-site/content/money';
import { Icon } from '@accounting-site/ui/Icon';
import { CircleCheckBig } from 'lucide';
import styles from './About.module.css';
import type { AboutWords } from './about-words.ts';

/** The same sale recorded in three places, and the single entry that replaces them. */
export function OneSalePicture({ words }: { words: AboutWords['hero']['picture'] }) {
  return (
    <figure className={styles.picture} role="img" aria-label={words.description}>
      <div className={`paper ${styles.book}`}>
        <span>{words.book}</span>
        <span>{words.book_amount}</span>
      </div>
      <div className={styles.message}>
        <strong>{words.message_sender}</strong>
        <br />
        {words.message}
      </div>
      <div className={`paper ${styles.receipt}`}>
        <strong>{words.receipt}</strong>
        <br />
        {words.receipt_line}
        <br />
        {formatAmount(words.amount)}
      </div>
      <div className={styles.entry}>
        <Icon of={CircleCheckBig} size={28} />
        <span>
          <strong>{words.entry}</strong>
          <br />
          <small>{words.entry_detail}</small>
          <br />
          <strong className={styles.amount}>{formatAmount(words.amount)}</strong>
        </span>
      </div>
    </figure>
  );
}
