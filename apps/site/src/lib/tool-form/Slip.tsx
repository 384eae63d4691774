import type { ReactNode } from 'react';
import styles from './Slip.module.css';

/** A result like a paper slip: the main figure, and its details. */
export function Slip({ headline, children }: { headline: string; children: ReactNode }) {
  return (
    <div className={styles.slip}>
      <p className={styles.headline}>{headline}</p>
      {children}
    </div>
  );
}
