import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import type { Pictures } from '../read-pictures.ts';
import { cedis } from './cedis.ts';
import styles from './Message.module.css';

interface MessageProps {
  invoice: Pictures['invoice'];
  words: Pictures['paid_invoice']['message'];
}

/** A chat message with an invoice, as its sender sees it. */
export function Message({ invoice, words }: MessageProps) {
  return (
    <div className={styles.message}>
      <div className={`paper ${styles.file}`}>
        <WovenStrip />
        <strong>{invoice.parties[0]?.name}</strong>
        <small>
          {invoice.title} {invoice.aside}
        </small>
        <b>{cedis(invoice.total.amount)}</b>
      </div>
      <p>
        {words.text}
        {/* Sent, delivered and read. */}
        <small>{words.time} ✓✓</small>
      </p>
    </div>
  );
}
