import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { InventoryItem } from '@accounting-site/contract/inventory/inventory';
import { Button } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { ArrowDown, ArrowUp, ChevronsUpDown, Pencil } from 'lucide';
import { useState } from 'react';
import { useShownRows } from '../../../lib/actions/use-shown-rows.ts';
import { formatNumber } from '../../../lib/text/format-number.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import table from '../parts/Table.module.css';
import styles from './ItemTable.module.css';
import { nameOf, pressColumn, type SortColumn, scarcestFirst, sortItems } from './sort-items.ts';

/** A longer code may wrap. Otherwise it would leave no room for the name. */
const isLong = (sku = '') => sku.length > 14;

/** Enough for most businesses. More rows are rendered only on request, to spare slow phones. */
const rowsAtOnce = 100;

interface ItemTableProps {
  items: readonly InventoryItem[];
  words: Pick<AccountPageWords, 'alerts' | 'items'>;
  caption: string;
  /** Opens an item by its id; undefined where items cannot be changed. */
  onEdit: ((id: string) => void) | undefined;
}

/** Items in a table that can be sorted by each of its columns. */
export function ItemTable({
  items,
  words: { alerts: words, items: itemWords },
  caption,
  onEdit,
}: ItemTableProps) {
  const [order, setOrder] = useState(scarcestFirst);
  const [pressed, setPressed] = useState(false);
  const { shown, body, show } = useShownRows(rowsAtOnce);
  const labels = { name: words.item, sku: words.sku, quantity: words.quantity };
  const orders = order.column === 'quantity' ? words.orders.numbers : words.orders.words;
  const direction = orders[order.descending ? 'descending' : 'ascending'];
  const header = (column: SortColumn) => (
    <SortButton
      label={labels[column]}
      sorted={order.column === column ? (order.descending ? 'descending' : 'ascending') : undefined}
      isNumber={column === 'quantity'}
      onPress={() => {
        setPressed(true);
        setOrder(pressColumn(order, column));
      }}
    />
  );
  const more = Math.min(rowsAtOnce, items.length - shown);
  return (
    <div className="stack start full">
      <p role="status" className="visually-hidden">
        {pressed && fillSlots(words.sorted, { column: labels[order.column], order: direction })}
      </p>
      <table className={`full figures anywhere ${table.table} ${styles.table}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {header('name')}
            {header('sku')}
            {header('quantity')}
            {onEdit && (
              <th>
                <span className="visually-hidden">{itemWords.heading}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={body}>
          {sortItems(items, order)
            .slice(0, shown)
            .map((item, at) => (
              <tr key={item.id ?? at}>
                <th scope="row" tabIndex={-1}>
                  {nameOf(item)}
                </th>
                <td className={isLong(item.sku) ? undefined : styles.code}>{item.sku}</td>
                <td className={table.number}>
                  {formatNumber(item.quantity_in_stock)} {item.unit}
                </td>
                {onEdit && (
                  <td className={styles.action}>
                    <EditButton item={item} label={itemWords.edit} onEdit={onEdit} />
                  </td>
                )}
              </tr>
            ))}
        </tbody>
      </table>
      {more > 0 && (
        <Button variant="secondary" onClick={() => show(shown + rowsAtOnce)}>
          {fillSlots(words.more, { count: `${more}` })}
        </Button>
      )}
    </div>
  );
}

interface EditButtonProps {
  item: InventoryItem;
  label: string;
  onEdit: (id: string) => void;
}

/** Opens one item of a table. */
function EditButton({ item, label, onEdit }: EditButtonProps) {
  const { id } = item;
  if (id === undefined) return null;
  const name = fillSlots(label, { name: nameOf(item) });
  return (
    <button type="button" className={styles.edit} aria-label={name} title={name} onClick={() => onEdit(id)}>
      <Icon of={Pencil} size={18} />
    </button>
  );
}

interface SortButtonProps {
  label: string;
  /** Undefined for a column that the table is not sorted by. */
  sorted: 'ascending' | 'descending' | undefined;
  isNumber: boolean;
  onPress: () => void;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** The head of a column, with the button that sorts by it (ARIA Authoring Practices, sortable table). */
function SortButton({ label, sorted, isNumber, onPress }: SortButtonProps) {
  return (
    <th scope="col" aria-sort={sorted} className={isNumber ? table.number : undefined}>
      <button type="button" className={`alone strong ${styles.sort}`} onClick={onPress}>
        {label}
        <Icon of={icons[sorted ?? 'none']} size={15} />
      </button>
    </th>
  );
}
