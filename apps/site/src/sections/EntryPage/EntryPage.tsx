import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import type { ReactNode } from 'react';
import styles from './EntryPage.module.css';

interface EntryPageProps {
  /** A sign or a few words over the heading. */
  above?: ReactNode;
  heading: string;
  lead?: ReactNode;
  /** What is done here: a form, or the way on. */
  children?: ReactNode;
  /** What a person may expect, beside it; with a picture above where there is room. */
  aside?: { heading: string; picture?: ReactNode; content: ReactNode };
}

/** A page on which somebody comes in: one card with one thing to do, and beside it what to know. */
export function EntryPage({ above, heading, lead, children, aside }: EntryPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <WovenStrip />
        <div className={styles.content}>
          {above}
          <h1 className={styles.heading}>{heading}</h1>
          {lead && <p>{lead}</p>}
          {children}
        </div>
      </div>
      {aside && (
        <aside className={styles.aside}>
          {aside.picture && <div className={styles.picture}>{aside.picture}</div>}
          <h2 className={styles.asideHeading}>{aside.heading}</h2>
          {aside.content}
        </aside>
      )}
    </div>
  );
}
