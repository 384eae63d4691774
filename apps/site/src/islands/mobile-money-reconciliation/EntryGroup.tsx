import { fillSlots } from '@accounting-site/content/fill-slots';
import { Button } from '@accounting-site/ui/Button';
import { ScrollFrame } from '@accounting-site/ui/ScrollFrame';
import { useState } from 'react';
import { formatBare } from '../../lib/tools/pesewas.ts';
import styles from './EntryGroup.module.css';
import type { Entry } from './entry.ts';
import type { ReconciliationWords } from './reconciliation-words.ts';

/** A line of the result: an entry of the wallet, of the book, or of both. */
export interface EntryRow {
  wallet?: Entry;
  book?: Entry;
}

interface EntryGroupProps {
  group: { heading: string; text: string };
  rows: EntryRow[];
  words: ReconciliationWords['result'];
  isOpen?: boolean;
}

/** Rows rendered per step. Thousands at the same time would block a slow phone. */
const step = 50;

/** The rows of one group under a heading. An empty group is not shown. */
export function EntryGroup({ group, rows, words, isOpen = false }: EntryGroupProps) {
  const [shown, setShown] = useState(step);
  if (rows.length === 0) return null;
  const left = rows.length - shown;
  const heading = fillSlots(words.group_count, {
    heading: group.heading,
    count: rows.length.toLocaleString('en'),
  });
  return (
    <details open={isOpen} className={`unfolds ${styles.group}`}>
      <summary className={styles.heading}>{heading}</summary>
      <p className={`quiet small ${styles.text}`}>{group.text}</p>
      <ScrollFrame label={heading}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.columns.entry}</th>
              {rows[0]?.wallet && <th scope="col">{words.columns.wallet}</th>}
              {rows[0]?.book && <th scope="col">{words.columns.book}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map(({ wallet, book }) => (
              <tr key={`${wallet?.line} ${book?.line}`}>
                <td>
                  {shortDay((wallet ?? book)?.day)}
                  <span className={styles.reference}>
                    {wallet?.reference || book?.reference || words.no_reference}
                  </span>
                </td>
                {wallet && <td>{formatBare(wallet.amount)}</td>}
                {book && <td>{formatBare(book.amount)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      {left > 0 && (
        <Button variant="quiet" onClick={() => setShown(shown + 4 * step)}>
          {fillSlots(words.more_rows, { count: Math.min(left, 4 * step).toLocaleString('en') })}
        </Button>
      )}
    </details>
  );
}

/** Formats 2026-11-02 as in Ghana: 02/11/2026. */
const shortDay = (day = '') => day.split('-').reverse().join('/');
