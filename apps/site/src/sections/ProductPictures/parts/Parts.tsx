import { sumOf, sumOfLines } from '../adds-up.ts';
import styles from './Parts.module.css';
import type { Line } from './picture-fields.ts';
import { Row } from './Rows.tsx';

/** A strip woven from the parts of a whole, and below it a legend. */
export function Parts({ rows, whole = sumOfLines(rows) }: { rows: Line[]; whole?: number }) {
  const percent = (lines: Line[]) => Math.round((1000 * sumOfLines(lines)) / whole) / 10;
  const pieces = rows.map((row, index) => {
    const from = percent(rows.slice(0, index));
    return { ...row, path: `M${from} 0h${sumOf([percent(rows.slice(0, index + 1)), -from])}v1H${from}z` };
  });
  return (
    <div className={styles.parts}>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {pieces.map(({ label, path }) => (
          <path key={label} d={path} />
        ))}
      </svg>
      {rows.map((row) => (
        <div key={row.label} className={styles.part}>
          <Row {...row} />
        </div>
      ))}
    </div>
  );
}
