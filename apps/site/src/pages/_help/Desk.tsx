import type { ReactNode } from 'react';
import styles from './Desk.module.css';

interface DeskProps {
  /** Places a narrow picture beside the text if there is room. */
  beside?: boolean;
  children: ReactNode;
}

/** The plain background of a product picture inside a text. */
export function Desk({ beside, children }: DeskProps) {
  return (
    <div className={`${styles.desk} screen-only shown-whole`} data-beside={beside || undefined}>
      {children}
    </div>
  );
}
