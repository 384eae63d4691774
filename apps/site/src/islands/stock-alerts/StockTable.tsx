import type { InventoryItem } from '@accounting-site/contract/inventory';
import { fillSlots } from '../../lib/fill-slots.ts';
import type { Stock } from '../../lib/session/use-stock.ts';
import styles from './StockAlerts.module.css';
import type { StockAlertWords } from './stock-alert-words.ts';

/** What runs low, scarcest first; and all items behind a disclosure. Says how to begin when there are none. */
export function StockTable({ stock, words }: { stock: Stock; words: StockAlertWords['alerts'] }) {
  const { items, low, threshold } = stock;
  if (items.length === 0) return <p>{words.empty}</p>;
  const numbers = { low: `${low.length}`, all: `${items.length}`, threshold: `${threshold}` };
  return (
    <>
      <p className={styles.summary}>{fillSlots(low.length > 0 ? words.summary : words.none, numbers)}</p>
      {low.length > 0 && <ItemTable items={low} words={words} caption={words.heading} />}
      <details className={styles.all}>
        <summary className={styles.allSummary}>
          {words.all} ({items.length})
        </summary>
        <ItemTable items={items} words={words} caption={words.all} />
      </details>
    </>
  );
}

interface ItemTableProps {
  items: InventoryItem[];
  words: StockAlertWords['alerts'];
  caption: string;
}

function ItemTable({ items, words, caption }: ItemTableProps) {
  const sorted = [...items].sort((one, other) => one.quantity_in_stock - other.quantity_in_stock);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.sku}</th>
          <th scope="col" className={styles.number}>
            {words.quantity}
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((item, at) => (
          <tr key={item.id ?? at}>
            <th scope="row">{item.name ?? item.sku ?? item.id}</th>
            <td>{item.sku}</td>
            <td className={styles.number}>
              {item.quantity_in_stock} {item.unit}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
