import type { ReactNode } from 'react';
import styles from './Picture.module.css';

/**
 * The ground that every picture of the product stands on: its width, its letters, its colours.
 * The description is all that a screen reader says of it: role img hides what is inside.
 */
export function Picture({ description, children }: { description: string; children: ReactNode }) {
  return (
    <figure className={styles.picture} role="img" aria-label={description}>
      {children}
    </figure>
  );
}
