import { fillSlots } from '@accounting-site/content/fill-slots';
import { createPortal } from 'react-dom';
import { formatDay } from '../../lib/text/format-day.ts';
import { todayHere } from '../../lib/text/today-here.ts';
import styles from './PriceSheet.module.css';
import type { PriceList } from './price-list-answer.ts';
import type { PriceListWords } from './price-list-words.ts';

interface PriceSheetProps {
  list: PriceList;
  words: PriceListWords['sheet'];
}

/** The printed page while prices are shown: only names and prices, for the customers. */
export function PriceSheet({ list: { shop, hasTax, items }, words }: PriceSheetProps) {
  return createPortal(
    <div className={styles.sheet} aria-hidden="true">
      <p className={styles.shop}>{shop || words.heading}</p>
      <p>
        {fillSlots(words.dated, { day: formatDay(todayHere()) })} {hasTax && words.with_tax}
      </p>
      <table className={styles.prices}>
        <thead>
          <tr>
            {words.columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ line, name, till }) => (
            <tr key={line}>
              <td>{name}</td>
              <td>{till}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
