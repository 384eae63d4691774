import type { InventoryItem } from '@accounting-site/contract/inventory';
import { TextField } from '@accounting-site/ui/Field';
import { useDeferredValue, useState } from 'react';
import { fillSlots } from '../../../lib/text/fill-slots.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { countText } from '../parts/count-text.ts';
import { findItems } from './find-items.ts';
import { ItemTable } from './ItemTable.tsx';
import styles from './StockAlerts.module.css';

interface AllItemsProps {
  items: readonly InventoryItem[];
  words: Pick<AccountPageWords, 'alerts' | 'items'>;
  onEdit: ((id: string) => void) | undefined;
}

/** All items, collapsed at first, with a search by name and code. */
export function AllItems({ items, words, onEdit }: AllItemsProps) {
  const { alerts } = words;
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query.trim());
  const found = findItems(items, sought);
  return (
    <details className={styles.all}>
      <summary className={styles.allSummary}>
        {alerts.all} ({items.length.toLocaleString('en-GH')})
      </summary>
      <div className={styles.search}>
        <TextField
          id="item-search"
          type="search"
          label={words.items.search}
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <p role="status" className={styles.found}>
          {sought !== '' &&
            (found.length > 0
              ? countText(words.items.found, found.length)
              : fillSlots(words.items.none, { query: sought }))}
        </p>
      </div>
      {found.length > 0 && <ItemTable items={found} words={words} caption={alerts.all} onEdit={onEdit} />}
    </details>
  );
}
