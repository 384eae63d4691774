import type { ReactNode } from 'react';
import styles from './Part.module.css';

/** One part of the styleguide, under its heading. */
export function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
