import { Badge } from '@accounting-site/ui/Badge';
import { cedis } from './cedis.ts';
import styles from './Item.module.css';
import type { Line } from './picture-fields.ts';
import { Pair } from './Rows.tsx';

/** What is being sold: how many, of what, for how much. */
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
