import { Badge } from '@accounting-site/ui/Badge';
import { cedis } from './cedis.ts';
import type { Line } from './picture-fields.ts';
import { Pair } from './Rows.tsx';

/** What is being sold: how many, of what, for how much. */
export function Item({ quantity, label, amount }: Line & { quantity: number }) {
  const start = (
    <span>
      <Badge>{quantity}</Badge>
      {` ${label}`}
    </span>
  );
  return <Pair start={start} end={cedis(amount)} />;
}
