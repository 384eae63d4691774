import type { ReactNode } from 'react';
import styles from './ButtonRow.module.css';

/** Buttons in a row, which wraps if there is no room. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
