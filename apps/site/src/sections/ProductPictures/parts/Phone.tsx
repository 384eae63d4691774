import type { ReactNode } from 'react';
import styles from './Phone.module.css';

/** A phone at a time of day, with what it shows. */
export function Phone({ time, children }: { time: string; children: ReactNode }) {
  return (
    <div className={styles.phone}>
      <div className={styles.time}>{time}</div>
      {children}
    </div>
  );
}
