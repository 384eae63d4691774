import { formatLanguage } from '@accounting-site/content/in-language';
import { formatPrice } from '@accounting-site/content/money';
import { TriangleAlert } from 'lucide';
import styles from './JobCostPicture.module.css';
import { Level } from './parts/Level.tsx';
import { Total } from './parts/Rows.tsx';
import { Screen } from './parts/Screen.tsx';
import { readPictures } from './read-pictures.ts';

/** The cost of one building job so far, line by line against its estimate. */
export function JobCostPicture() {
  const { job_cost: words } = readPictures();
  return (
    <Screen words={words} kind="app" icon={TriangleAlert}>
      {[...words.rows, words.spent].map((row) => {
        const isOver = row.spent > row.estimate;
        return (
          <div key={row.label} className={`cluster spread ${styles.row}`} data-over={isOver || undefined}>
            <span>{row.label}</span>
            <span>
              <strong>{formatPrice(row.spent)}</strong>
              {` ${words.of} ${row.estimate.toLocaleString(formatLanguage())}`}
            </span>
            <Level value={row.spent} of={row.estimate} danger={isOver} />
          </div>
        );
      })}
      <Total {...words.left} />
    </Screen>
  );
}
