import type { ReactNode } from 'react';
import styles from './Slip.module.css';

/** What came out, as it would stand on a slip of paper: the line to remember, and what is behind it. */
export function Slip({ headline, children }: { headline: string; children: ReactNode }) {
  return (
    <div className={styles.slip}>
      <p className={styles.headline}>{headline}</p>
      {children}
    </div>
  );
}
