import type { ReactNode } from 'react';
import styles from './ToolShell.module.css';

/**
 * The card in which a tool stands. Without script it is not shown: its form would have no answer, and lose what is
 * typed; the page says what to use instead.
 */
export const ToolShell = ({ children }: { children: ReactNode }) => (
  <div className={styles.shell}>{children}</div>
);
