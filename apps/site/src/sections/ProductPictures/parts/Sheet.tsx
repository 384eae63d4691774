import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

interface SheetProps {
  words: { title: string; aside: string };
  /** paper: a printed or sent document; app: a screen of the application. */
  kind?: 'paper' | 'app';
  children: ReactNode;
}

/** A sheet with a woven edge and a heading. */
export function Sheet({ words, kind = 'paper', children }: SheetProps) {
  return (
    <div className={`card raised ${kind === 'paper' ? 'paper ' : ''}${styles.sheet}`}>
      <WovenStrip />
      <div className={styles[kind]}>
        <strong>{words.title}</strong>
        {words.aside}
      </div>
      <div className={`stack ${styles.body}`}>{children}</div>
    </div>
  );
}
