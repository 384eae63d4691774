import { ScrollFrame } from '@accounting-site/ui/ScrollFrame';
import { TableHead } from '@accounting-site/ui/TableHead';
import styles from './Reckoner.module.css';

interface ReckonerProps {
  label: string;
  columns: string[];
  rows: string[][];
  /** Whether the cells are text, which wraps, rather than amounts. */
  isText: boolean;
}

/**
 * A ready reckoner: common amounts and their results, as once hung beside the till. The first column names
 * the row.
 */
export function Reckoner({ label, columns, rows, isText }: ReckonerProps) {
  return (
    <ScrollFrame label={label}>
      <table className={`table figures ${styles.table}`} data-text={isText || undefined}>
        <TableHead columns={columns} />
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {others.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
