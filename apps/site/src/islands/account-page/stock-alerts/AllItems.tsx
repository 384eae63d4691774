import { fillSlots } from '@accounting-site/content/fill-slots';
import type { InventoryItem } from '@accounting-site/contract/inventory';
import { TextField } from '@accounting-site/ui/Field';
import { useDeferredValue, useState } from 'react';
import type { AccountPageWords } from '../account-page-words.ts';
import { countText } from '../parts/count-text.ts';
import { ItemTable } from './ItemTable.tsx';
import styles from './StockAlerts.module.css';

/** Removes case and accents for comparison. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The items whose name or code contains every word of a query, in their order. */
export function findItems(items: readonly InventoryItem[], query: string): readonly InventoryItem[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter(({ name = '', sku = '' }) => {
    const text = plain(`${name} ${sku}`);
    return words.every((word) => text.includes(word));
  });
}

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
    <details className="full">
      <summary className={styles.allSummary}>
        {alerts.all} ({items.length.toLocaleString('en-GH')})
      </summary>
      <div className={`stack gap-2 ${styles.search}`}>
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
