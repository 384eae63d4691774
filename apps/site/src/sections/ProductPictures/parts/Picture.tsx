import type { ReactNode } from 'react';
import styles from './Picture.module.css';

/**
 * The frame of every product picture: its width, font and colours. A screen reader announces only the
 * description, because role img hides the content.
 */
export function Picture({ description, children }: { description: string; children: ReactNode }) {
  return (
    <figure className={styles.picture} role="img" aria-label={description}>
      {children}
    </figure>
  );
}
