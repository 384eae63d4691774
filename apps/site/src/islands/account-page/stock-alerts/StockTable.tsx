import { ButtonLink } from '@accounting-site/ui/Button';
import { fillSlots } from '../../../lib/fill-slots.ts';
import type { Stock } from '../../../lib/session/stock-store.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { stockListTemplate } from '../stock-list-template.ts';
import { ItemTable } from './ItemTable.tsx';
import styles from './StockAlerts.module.css';

interface StockTableProps {
  stock: Stock;
  /** Where the import stands on this page; undefined where there is none. */
  importId: string | undefined;
  words: AccountPageWords['alerts'];
}

/** What runs low; and all items behind a disclosure. Says how to begin when there are none. */
export function StockTable({ stock, importId, words }: StockTableProps) {
  const { items, low, settings } = stock;
  if (items.length === 0) return <Beginning importId={importId} words={words} />;
  const numbers = [low.length, items.length, settings.threshold_quantity].map((each) =>
    each.toLocaleString('en-GH'),
  );
  const [ofLow = '', all = '', threshold = ''] = numbers;
  const summary = low.length > 0 ? words.summary : words.none;
  return (
    <>
      <p role="status" className={styles.summary}>
        {fillSlots(summary, { low: ofLow, all, threshold })}
      </p>
      {low.length > 0 && <ItemTable items={low} words={words} caption={words.heading} />}
      <details className={styles.all}>
        <summary className={styles.allSummary}>
          {words.all} ({all})
        </summary>
        <ItemTable items={items} words={words} caption={words.all} />
      </details>
    </>
  );
}

function Beginning({ importId, words }: Omit<StockTableProps, 'stock'>) {
  if (importId === undefined) return <p>{words.empty}</p>;
  return (
    <div className={styles.beginning}>
      <p>{words.begin.text}</p>
      <div className={styles.links}>
        <ButtonLink href={`#${importId}`}>{words.begin.import}</ButtonLink>
        <ButtonLink href={stockListTemplate} variant="secondary" download>
          {words.begin.template}
        </ButtonLink>
      </div>
    </div>
  );
}
