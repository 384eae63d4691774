import type { ReactNode } from 'react';
import styles from './Prose.module.css';

/** Text from Markdown, with a readable line length, quiet tables, and numbered steps that work on a phone. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
