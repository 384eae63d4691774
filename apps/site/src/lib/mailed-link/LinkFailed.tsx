import { ButtonRow } from '@accounting-site/ui/ButtonRow';
import type { ReactNode } from 'react';
import styles from './LinkFailed.module.css';

/** What to do when an emailed link has expired. The next steps are its children. */
export function LinkFailed({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <p className={styles.advice}>{text}</p>
      <ButtonRow>{children}</ButtonRow>
    </>
  );
}
