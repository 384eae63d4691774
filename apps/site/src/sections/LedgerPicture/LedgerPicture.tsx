import { formatAmount } from '@accounting-site/content/money';
import styles from './LedgerPicture.module.css';
import type { LedgerPictureWords } from './ledger-words.ts';

/** The product at work, drawn as one sheet: lines with amounts or states, bars, or steps in time. */
export function LedgerPicture({ words }: { words: LedgerPictureWords }) {
  return (
    <figure className={styles.picture} role="img" aria-label={words.description}>
      <div className={styles.top}>
        <strong>{words.title}</strong>
        <span className={styles.quiet}>{words.meta}</span>
      </div>
      <div className={styles.rows} data-steps={words.steps}>
        {words.rows.map((row) => (
          <Row key={row.label} row={row} />
        ))}
      </div>
      {words.total && (
        <div className={styles.total}>
          <span>{words.total.label}</span>
          <span>{formatAmount(words.total.amount)}</span>
        </div>
      )}
      {words.stamp && <div className={styles.stamp}>{words.stamp}</div>}
    </figure>
  );
}

function Row({ row }: { row: LedgerPictureWords['rows'][number] }) {
  return (
    <div className={styles.row} data-state={row.state}>
      <span>
        {row.label}
        {row.note && <small className={styles.note}>{row.note}</small>}
      </span>
      <span className={styles.end}>
        {row.amount !== undefined && <span>{formatAmount(row.amount)}</span>}
        {row.value && <span className={styles.value}>{row.value}</span>}
      </span>
      {row.share !== undefined && (
        <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={row.share} height="1" />
        </svg>
      )}
    </div>
  );
}
