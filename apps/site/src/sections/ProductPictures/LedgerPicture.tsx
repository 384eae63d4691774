import { Badge } from '@accounting-site/ui/Badge';
import { TriangleAlert } from 'lucide';
import { cedis } from './amounts.ts';
import styles from './LedgerPicture.module.css';
import type { LedgerWords } from './ledger-words.ts';
import { Total } from './parts/Rows.tsx';
import { Screen } from './parts/Screen.tsx';

/** A list of the product: payments or orders, with amount and status. */
export function LedgerPicture({ words }: { words: LedgerWords }) {
  const { rows, total } = words;
  return (
    <Screen words={words} kind="app" icon={TriangleAlert}>
      {rows.map((row) => (
        <div key={row.label} className={`cluster spread ${styles.row}`}>
          <span>
            {row.label}
            <small>{row.note}</small>
          </span>
          <span className={styles.end}>
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
