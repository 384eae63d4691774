import { Badge } from '@accounting-site/ui/Badge';
import type { ReactNode } from 'react';
import { cedis } from '../amounts.ts';
import type { Line } from './picture-fields.ts';
import styles from './Screen.module.css';

/** Lines below a hairline, each with its amount at the end. quiet: less prominent. */
export function Rows({ rows, quiet }: { rows: Line[]; quiet?: boolean }) {
  return (
    <div className={styles.rows} data-quiet={quiet}>
      {rows.map((row) => (
        <Row key={row.label} {...row} />
      ))}
    </div>
  );
}

/** A subtotal. */
export function Sum({ label, amount }: Line) {
  return (
    <div className={styles.rows}>
      <Pair start={<strong>{label}</strong>} end={<strong>{cedis(amount)}</strong>} />
    </div>
  );
}

/** The last line, above a gold double rule, as in bookkeeping. */
export function Total(line: Line) {
  return (
    <div className={styles.total}>
      <Row {...line} />
    </div>
  );
}

/** Lines marked in gold, like with a pen. */
export function Marked({
  className = '',
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <div className={`${styles.marked} ${className}`}>{children}</div>;
}

/** One line: a label with a note below it, and its amount at the end. */
export function Row({ label, note, amount }: Line) {
  const start = (
    <>
      {label}
      {note && <small>{note}</small>}
    </>
  );
  return <Pair start={start} end={cedis(amount)} />;
}

/** Two elements at the ends of a line. */
export function Pair({ start, end }: { start: ReactNode; end: ReactNode }) {
  return (
    <div className={`cluster spread ${styles.pair}`}>
      <span>{start}</span>
      <span>{end}</span>
    </div>
  );
}

/** A sold item: quantity, name and amount. */
export function Item({ quantity, label, note, amount }: Line & { quantity: number }) {
  const start = (
    <span className={styles.item}>
      <Badge>{quantity}</Badge>
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
    </span>
  );
  return <Pair start={start} end={cedis(amount)} />;
}
