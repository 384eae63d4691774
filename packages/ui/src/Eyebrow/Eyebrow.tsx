import type { ReactNode } from 'react';
import styles from './Eyebrow.module.css';

/** A few words above a heading that name its topic, after two woven blocks. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={`quiet small ${styles.eyebrow}`}>{children}</p>;
}
