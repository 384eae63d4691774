import { TrendingUp } from 'lucide';
import styles from './IncomeStatementPicture.module.css';
import { Bars } from './parts/Bars.tsx';
import { Rows, Sum, Total } from './parts/Rows.tsx';
import { Screen } from './parts/Screen.tsx';
import { readPictures } from './read-pictures.ts';

/** The income statement of one month, and the profit of the previous months. */
export function IncomeStatementPicture() {
  const { income_statement: words } = readPictures();
  return (
    <Screen words={words} icon={TrendingUp}>
      <Rows rows={[words.sales, words.cost]} />
      <Sum {...words.gross} />
      <Rows rows={words.expenses} quiet />
      <Total {...words.profit} />
      <div className={styles.months}>
        <small>{words.months_label}</small>
        <Bars amounts={words.months} initials={words.months_initials} />
      </div>
    </Screen>
  );
}
