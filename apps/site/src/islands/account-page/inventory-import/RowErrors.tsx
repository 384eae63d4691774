import type { ImportInventoryAnswer } from '@accounting-site/contract/inventory/inventory-import';
import { TableHead } from '@accounting-site/ui/TableHead';
import { useShownRows } from '../../../lib/actions/use-shown-rows.ts';
import type { AccountPageWords } from '../account-page-words.ts';
import table from '../parts/Table.module.css';
import styles from './InventoryImport.module.css';
import { ShowAll } from './ShowAll.tsx';

const rowsAtFirst = 20;

interface RowErrorsProps {
  errors: ImportInventoryAnswer['errors'];
  words: AccountPageWords['import'];
}

/** The errors row by row: where they are in the file, and what to write there. */
export function RowErrors({ errors, words }: RowErrorsProps) {
  const { shown, body, show } = useShownRows(rowsAtFirst);
  return (
    <>
      <table className={`full figures anywhere small ${table.table} ${styles.table}`}>
        <caption className={styles.caption}>{words.errors}</caption>
        <TableHead columns={[words.line, words.column, words.message]} />
        <tbody ref={body}>
          {errors.slice(0, shown).map(({ line, column, message }) => (
            <tr key={`${line} ${column} ${message}`}>
              <th scope="row" tabIndex={-1}>
                {line}
              </th>
              <td>{column === '' ? words.whole_line : <code>{column}</code>}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ShowAll total={errors.length} shown={shown} label={words.show_all} onShow={show} />
    </>
  );
}
