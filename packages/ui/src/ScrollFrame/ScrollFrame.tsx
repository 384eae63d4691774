import type { ReactNode } from 'react';
import styles from './ScrollFrame.module.css';

/**
 * A frame in which a table that is wider than the screen moves sideways, with the keyboard too. A shadow at its edge
 * says that there is more. On another ground than the page's: --scroll-ground.
 */
export function ScrollFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who uses the keyboard has to scroll it too
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
