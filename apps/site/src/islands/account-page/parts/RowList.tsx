import type { ReactNode } from 'react';
import styles from './RowList.module.css';

interface Row {
  /** Id of the title, which describes the row's action. */
  id: string;
  title: ReactNode;
  details: string[];
  action: ReactNode;
}

/** A list of rows of one kind, each with its actions. */
export function RowList({ label, rows }: { label: string; rows: Row[] }) {
  if (rows.length === 0) return null;
  return (
    <ul className="full" aria-label={label}>
      {rows.map(({ id, title, details, action }) => (
        <li key={id} className={`cluster middle spread ${styles.row}`}>
          <div>
            <p id={id} className={`cluster middle strong ${styles.title}`}>
              {title}
            </p>
            <p className="quiet small">{details.join(' · ')}</p>
          </div>
          {action}
        </li>
      ))}
    </ul>
  );
}
