import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { csvFile } from '@accounting-site/contract/fields/csv-cell';
import { Button } from '@accounting-site/ui/Button';
import { ScrollFrame } from '@accounting-site/ui/ScrollFrame';
import { TableHead } from '@accounting-site/ui/TableHead';
import type { ReactNode } from 'react';
import { saveFile } from '../../lib/forms/save-file.ts';
import type { NumbersWords } from '../../pages/_staff/staff-words.ts';
import styles from './DeskToday.module.css';
import type { NumberTable } from './number-tables.ts';

interface ChartFrameProps {
  /** The name of the CSV file, with its period. */
  name: string;
  table: NumberTable;
  /** Replaces the title of the table. */
  title?: string;
  /** False if the table is shown elsewhere. */
  hasTable?: boolean;
  /** Whether the table is shown from the start. */
  isOpen?: boolean;
  words: NumbersWords;
  /** The chart. */
  children: ReactNode;
}

/** A chart with its title, its table, and the table as a CSV file. Nothing if the table has no rows. */
export function ChartFrame({
  name,
  table,
  title = table.title,
  hasTable = true,
  isOpen = false,
  words,
  children,
}: ChartFrameProps) {
  const download = () => {
    const file = new Blob([csvFile([table.columns, ...table.rows])], { type: 'text/csv' });
    saveFile(file, `${name}.csv`);
  };
  if (table.rows.length === 0) return null;
  return (
    <section className={`stack ${styles.chart}`} aria-label={title}>
      <h3 className="step-1">{title}</h3>
      {children}
      {hasTable && (
        <details open={isOpen}>
          <summary className={styles.summary}>{words.table}</summary>
          <div className="stack gap-3">
            <ScrollFrame label={fillSlots(words.table_label, { title })}>
              <table className={`small figures ${styles.table}`}>
                <TableHead columns={table.columns} />
                <tbody>
                  {table.rows.map(([first, ...cells], row) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other identity
                    <tr key={row}>
                      <th scope="row">{first}</th>
                      {cells.map((cell, column) => (
                        <td key={table.columns[column + 1]}>{cell}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollFrame>
            <div>
              <Button variant="secondary" onClick={download}>
                {words.csv}
              </Button>
            </div>
          </div>
        </details>
      )}
    </section>
  );
}
