import type { ReactNode } from 'react';
import styles from './AccountFrame.module.css';

/** The heading of the account page and, close below it, the user. */
export function AccountFrame({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={`content ${styles.frame}`}>
      <h1 className="step-4">{heading}</h1>
      {children}
    </div>
  );
}
