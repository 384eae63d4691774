import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { InventoryItem } from '@accounting-site/contract/inventory/inventory';
import { ButtonLink } from '@accounting-site/ui/Button';
import { TextField } from '@accounting-site/ui/Field';
import { useDeferredValue, useState } from 'react';
import { EmptyState } from '../../../lib/actions/EmptyState.tsx';
import type { Stock } from '../../../lib/session/use-stock.ts';
import { counted } from '../../../lib/text/counted.ts';
import { formatNumber } from '../../../lib/text/format-number.ts';
import { matchesWords } from '../../../lib/text/matches-words.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import { sectionIds, stockListTemplate } from '../section-ids.ts';
import { ItemTable } from './ItemTable.tsx';
import styles from './StockAlerts.module.css';

interface StockTableProps {
  stock: Stock;
  words: Pick<AccountPageWords, 'alerts' | 'items'>;
  /** Opens an item by its id; undefined where items cannot be changed. */
  onEdit: ((id: string) => void) | undefined;
}

/** Items with low stock, and all items in a disclosure. Without items it explains how to start. */
export function StockTable({ stock, words, onEdit }: StockTableProps) {
  const { items, low, settings } = stock;
  if (items.length === 0)
    return onEdit ? <Beginning words={words.alerts.begin} /> : <p>{words.alerts.empty}</p>;
  const summary = fillSlots(low.length > 0 ? words.alerts.summary : words.alerts.none, {
    low: formatNumber(low.length),
    all: formatNumber(items.length),
    threshold: formatNumber(settings.threshold_quantity),
  });
  return (
    <>
      <p role="status" className="strong step-1">
        {summary}
      </p>
      {low.length > 0 && (
        <ItemTable items={low} words={words} caption={words.alerts.heading} onEdit={onEdit} />
      )}
      <AllItems items={items} words={words} onEdit={onEdit} />
    </>
  );
}

const Beginning = ({ words }: { words: AccountPageWords['alerts']['begin'] }) => (
  <EmptyState text={words.text}>
    <div className="cluster">
      <ButtonLink href={`#${sectionIds.import}`}>{words.import}</ButtonLink>
      <ButtonLink href={stockListTemplate} variant="secondary" download>
        {words.template}
      </ButtonLink>
    </div>
  </EmptyState>
);

/** The items whose name or code contains every word of a query, in their order. */
export function findItems(items: readonly InventoryItem[], query: string): readonly InventoryItem[] {
  if (query === '') return items;
  const isFound = matchesWords(query);
  return items.filter(({ name = '', sku = '' }) => isFound(`${name} ${sku}`));
}

interface AllItemsProps {
  items: readonly InventoryItem[];
  words: Pick<AccountPageWords, 'alerts' | 'items'>;
  onEdit: ((id: string) => void) | undefined;
}

/** All items, collapsed at first, with a search by name and code. */
function AllItems({ items, words, onEdit }: AllItemsProps) {
  const { alerts } = words;
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query.trim());
  const found = findItems(items, sought);
  return (
    <details className="full">
      <summary className={styles.allSummary}>
        {alerts.all} ({formatNumber(items.length)})
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
              ? counted(words.items.found, found.length)
              : fillSlots(words.items.none, { query: sought }))}
        </p>
      </div>
      {found.length > 0 && <ItemTable items={found} words={words} caption={alerts.all} onEdit={onEdit} />}
    </details>
  );
}
