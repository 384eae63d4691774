import type { ReactNode } from 'react';
import styles from './Screen.module.css';

/** A slip of paper from a till, torn off at its lower edge. */
export function Receipt({ children }: { children: ReactNode }) {
  return (
    <div className={styles.shade}>
      <div className={`stack gap-3 paper ${styles.receipt}`}>{children}</div>
    </div>
  );
}
