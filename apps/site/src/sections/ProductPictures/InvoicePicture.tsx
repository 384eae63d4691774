import { formatAmount } from '@accounting-site/content/money';
import { Icon } from '@accounting-site/ui/Icon';
import { CircleCheckBig } from 'lucide-react';
import styles from './InvoicePicture.module.css';
import type { InvoicePictureWords } from './picture-words.ts';

/** The product at work: an invoice with its levies, and the mobile-money payment that just settled it. */
export function InvoicePicture({ words }: { words: InvoicePictureWords }) {
  return (
    <figure className={styles.picture} role="img" aria-label={words.description}>
      <div className={styles.sheet}>
        <div className={styles.top}>
          <span className={styles.title}>{words.title}</span>
          <span>{words.number}</span>
        </div>
        <div className={styles.to}>
          <strong>{words.customer}</strong>
          <span>{words.date}</span>
        </div>
        <div className={styles.rows}>
          {words.rows.map((row) => (
            <Row key={row.label} {...row} />
          ))}
        </div>
        <div className={styles.taxes}>
          {words.taxes.map((row) => (
            <Row key={row.label} {...row} />
          ))}
        </div>
        <div className={styles.total}>
          <Row label={words.total_label} amount={words.total} />
        </div>
        <QrBlock />
      </div>
      <div className={styles.paid}>
        <Icon of={CircleCheckBig} size={28} />
        <span>
          <strong>{words.paid}</strong>
          <br />
          {formatAmount(words.total)}
          <br />
          <small>{words.paid_detail}</small>
        </span>
      </div>
    </figure>
  );
}

function Row({ label, amount }: { label: string; amount: number }) {
  return (
    <div className={styles.row}>
      <span>{label}</span>
      <span className={styles.amount}>{formatAmount(amount)}</span>
    </div>
  );
}

/** Squares in the manner of a QR code; not a code that a phone would read. */
function QrBlock() {
  return (
    <svg
      className={styles.qr}
      viewBox="0 0 11 11"
      width="66"
      height="66"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d="M0 0h3v3H0zM8 0h3v3H8zM0 8h3v3H0zM4 0h1v2H4zM6 1h1v2H6zM4 4h2v1H4zM7 4h1v2H7zM9 4h2v1H9zM0 4h2v1H0zM3 5h1v2H3zM5 6h1v2H5zM1 6h1v1H1zM8 6h1v1H8zM10 6h1v2h-1zM4 9h2v1H4zM7 8h1v3H7zM9 9h2v2H9zM4 10h1v1H4z" />
    </svg>
  );
}
