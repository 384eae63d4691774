import { formatterOf } from '@accounting-site/content/in-language';
import { Fragment } from 'react';
import styles from './Resources.module.css';
import type { ResourcesWords } from './resources-words.ts';

const twoPlaces = formatterOf((language) => new Intl.NumberFormat(language, { minimumFractionDigits: 2 }));

/** An amount with a real minus sign, which is as wide as a plus. */
const inFigures = (amount: number) => twoPlaces().format(amount).replace('-', '−');

/** One day of the cash book template, with its balances. Shown only if there is room beside the text. */
export function SheetPicture({ words }: { words: ResourcesWords['hero']['picture'] }) {
  const total = (column: 'cash' | 'momo') => words.rows.reduce((sum, row) => sum + (row[column] ?? 0), 0);
  return (
    <div className={`card raised small figures ${styles.sheet}`} role="img" aria-label={words.description}>
      <strong className={styles.title}>{words.title}</strong>
      <strong className={styles.head}>{words.day}</strong>
      <strong className={styles.head}>{words.cash}</strong>
      <strong className={styles.head}>{words.momo}</strong>
      {words.rows.map((row) => (
        <Fragment key={row.details}>
          <span>{row.details}</span>
          <span>{row.cash && inFigures(row.cash)}</span>
          <span>{row.momo && inFigures(row.momo)}</span>
        </Fragment>
      ))}
      <strong>{words.foot}</strong>
      <strong className={styles.foot}>{inFigures(total('cash'))}</strong>
      <strong className={styles.foot}>{inFigures(total('momo'))}</strong>
    </div>
  );
}
