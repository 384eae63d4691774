import type { ReactNode } from 'react';
import styles from './Desk.module.css';

interface DeskProps {
  /** A narrow picture stands beside the text where there is room. */
  beside?: boolean;
  children: ReactNode;
}

/** The quiet ground that a picture of the product lies on inside a text. */
export function Desk({ beside, children }: DeskProps) {
  return (
    <div className={styles.desk} data-beside={beside || undefined}>
      {children}
    </div>
  );
}
