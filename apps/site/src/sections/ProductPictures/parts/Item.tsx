import { Badge } from '@accounting-site/ui/Badge';
import { cedis } from './cedis.ts';
import styles from './Item.module.css';
import type { Line } from './picture-fields.ts';
import { Pair } from './Rows.tsx';

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
