import type { ReactNode } from 'react';
import styles from './Prose.module.css';

/** Running text from Markdown: a readable measure, quiet tables, numbered steps that can be followed on a phone. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
