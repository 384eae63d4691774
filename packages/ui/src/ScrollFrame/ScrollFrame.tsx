import type { ReactNode } from 'react';
import styles from './ScrollFrame.module.css';

/**
 * A frame in which a table wider than the screen scrolls sideways, by keyboard too. A shadow at its edge
 * shows that there is more. Set --scroll-ground if its background differs from the page's.
 */
export function ScrollFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
