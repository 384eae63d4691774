import type { ReactNode } from 'react';
import styles from './Eyebrow.module.css';

/** A few words above a heading that say which part of the story this is, begun by two woven blocks. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>;
}
