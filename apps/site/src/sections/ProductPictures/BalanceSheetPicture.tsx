import { CircleCheckBig } from 'lucide';
import styles from './BalanceSheetPicture.module.css';
import { Parts } from './parts/Parts.tsx';
import { Total } from './parts/Rows.tsx';
import { Screen } from './parts/Screen.tsx';
import { readPictures } from './read-pictures.ts';

/** A balance sheet as two strips of the same length, one per side. */
export function BalanceSheetPicture() {
  const { balance_sheet: words } = readPictures();
  const { assets, claims } = words;
  return (
    <Screen words={words} icon={CircleCheckBig}>
      <div className={styles.sides}>
        {[assets, { ...claims, rows: [...claims.liabilities, ...claims.equity] }].map((side) => (
          <div key={side.title} className={styles.side}>
            <strong>{side.title}</strong>
            <Parts rows={side.rows} />
            <Total {...side.total} />
          </div>
        ))}
      </div>
    </Screen>
  );
}
