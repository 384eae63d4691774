import type { ReactNode } from 'react';
import styles from './ToolShell.module.css';

/**
 * The card around a tool. It is hidden without JavaScript, because the form would show no result and lose the
 * input. The page then says what to use instead. The attribute lets its use be counted.
 */
export const ToolShell = ({ children }: { children: ReactNode }) => (
  <div className={styles.shell} data-tool="">
    {children}
  </div>
);
