import { formatAmount } from '@accounting-site/content/money/money';
import type { ImportInventoryAnswer } from '@accounting-site/contract/inventory/inventory-import';
import { Badge } from '@accounting-site/ui/Badge';
import { useShownRows } from '../../../lib/actions/use-shown-rows.ts';
import { formatNumber } from '../../../lib/text/format-number.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import table from '../parts/Table.module.css';
import styles from './InventoryImport.module.css';
import { ShowAll } from './ShowAll.tsx';

const rowsAtFirst = 10;

interface ImportedItemsProps {
  items: ImportInventoryAnswer['items'];
  words: AccountPageWords['import'];
}

interface ChangeProps {
  change: ImportInventoryAnswer['items'][number]['change'];
  words: AccountPageWords['import'];
}

/** What happens to an item. Unchanged items are not highlighted. */
function Change({ change, words }: ChangeProps) {
  if (change === 'unchanged') return words.changes.unchanged;
  return <Badge tone={change === 'added' ? 'forest' : 'gold'}>{words.changes[change]}</Badge>;
}

/** The rows of the file as they would be stored. */
export function ImportedItems({ items, words }: ImportedItemsProps) {
  const { shown, body, show } = useShownRows(rowsAtFirst);
  return (
    <>
      <table className={`full figures anywhere small ${table.table} ${styles.table}`}>
        <caption className={styles.caption}>{words.rows}</caption>
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            <th scope="col" className={table.number}>
              {words.quantity}
            </th>
            <th scope="col" className={table.number}>
              {words.price}
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {items.slice(0, shown).map(({ line, name, sku, quantity, unit, pricePesewas, change, flags }) => (
            <tr key={line}>
              <th scope="row" tabIndex={-1}>
                {name}
                <span className={`cluster middle quiet ${styles.below}`}>
                  {sku} <Change change={change} words={words} />
                  {flags.map((flag) => (
                    <Badge key={flag} tone="clay">
                      {words.flags[flag]}
                    </Badge>
                  ))}
                </span>
              </th>
              <td className={table.number}>
                {formatNumber(quantity)} {unit}
              </td>
              <td className={table.number}>
                {pricePesewas === null ? '' : formatAmount(pricePesewas / 100)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ShowAll total={items.length} shown={shown} label={words.show_all} onShow={show} />
    </>
  );
}
