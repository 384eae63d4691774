import { Badge } from '@accounting-site/ui/Badge';
import { TriangleAlert } from 'lucide';
import { cedis } from './amounts.ts';
import type { LedgerWords } from './ledger-words.ts';
import styles from './Pictures.module.css';
import { Total } from './parts/Rows.tsx';
import { Screen } from './parts/Screen.tsx';

/** A list of the product: payments or orders, with amount and status. */
export function LedgerPicture({ words }: { words: LedgerWords }) {
  const { rows, total } = words;
  return (
    <Screen words={words} kind="app" icon={TriangleAlert}>
      {rows.map((row) => (
        <div key={row.label} className={`cluster spread ${styles.ledgerRow}`}>
          <span>
            {row.label}
            <small>{row.note}</small>
          </span>
          <span className={styles.ledgerEnd}>
            {cedis(row.amount)}
            <Badge tone={tones[row.state]}>{row.value}</Badge>
          </span>
        </div>
      ))}
      {total && <Total {...total} />}
    </Screen>
  );
}

const tones = { good: 'forest', open: 'gold', watch: 'clay' } as const;
