import type { ReactNode } from 'react';
import styles from './RowList.module.css';

interface Row {
  /** The id of the title, which describes the row's action. */
  id: string;
  title: ReactNode;
  details: string[];
  action: ReactNode;
}

/** Things of one kind below each other, each with what can be done with it. */
export function RowList({ label, rows }: { label: string; rows: Row[] }) {
  if (rows.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map(({ id, title, details, action }) => (
        <li key={id} className={styles.row}>
          <div>
            <p id={id} className={styles.title}>
              {title}
            </p>
            <p className={styles.details}>{details.join(' · ')}</p>
          </div>
          {action}
        </li>
      ))}
    </ul>
  );
}
