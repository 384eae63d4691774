import type { ReactNode } from 'react';
import styles from './Phone.module.css';

/** A phone with time, full battery and good reception, around its screen. */
export function Phone({ time, children }: { time: string; children: ReactNode }) {
  return (
    <div className={styles.phone}>
      <div className={styles.status}>
        {time}
        <svg width="40" height="10" fill="currentColor" aria-hidden="true">
          <path d="M0 10V7h3v3zm5 0V5h3v5zm5 0V2h3v8zm5 0V0h3v10zm6-9h16v2h1v4h-1v2H21z" />
        </svg>
      </div>
      {children}
    </div>
  );
}
