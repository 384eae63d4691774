import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

interface SheetProps {
  words: { title: string; aside: string };
  /** paper: a document that leaves the house; app: a screen that somebody works at. */
  kind?: 'paper' | 'app';
  children: ReactNode;
}

/** A sheet with the woven edge and a head. */
export function Sheet({ words, kind = 'paper', children }: SheetProps) {
  return (
    <div className={styles.sheet}>
      <WovenStrip />
      <div className={styles[kind]}>
        <strong>{words.title}</strong>
        {words.aside}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
