import { formatAmount } from '@accounting-site/content/money';
import { Icon } from '@accounting-site/ui/Icon';
import { TriangleAlert } from 'lucide-react';
import type { TillPictureWords } from './picture-words.ts';
import styles from './TillPicture.module.css';

/** The product at work: a till with a cart, ways to pay, and a stock warning. */
export function TillPicture({ words }: { words: TillPictureWords }) {
  return (
    <figure className={styles.picture} role="img" aria-label={words.description}>
      <div className={styles.top}>
        <strong>{words.title}</strong>
        <span>{words.person}</span>
      </div>
      <div className={styles.rows}>
        {words.rows.map((row) => (
          <div key={row.label} className={styles.row}>
            <span className={styles.quantity}>{row.quantity}</span>
            <span>{row.label}</span>
            <span className={styles.amount}>{formatAmount(row.amount)}</span>
          </div>
        ))}
      </div>
      <div className={styles.warning}>
        <Icon of={TriangleAlert} size={18} />
        {words.warning}
      </div>
      <div className={styles.total}>
        <span>{words.total_label}</span>
        <span>{formatAmount(words.total)}</span>
      </div>
      <div className={styles.methods}>
        {words.methods.map((method) => (
          <span key={method} className={styles.method}>
            {method}
          </span>
        ))}
      </div>
    </figure>
  );
}
