import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import type { ReactNode } from 'react';
import styles from './EntryPage.module.css';

interface EntryPageProps {
  /** An icon or a few words above the heading. */
  above?: ReactNode;
  heading: string;
  lead?: ReactNode;
  /** The action: a form, or a link to continue. */
  children?: ReactNode;
  /** What to expect, beside the card, with a picture above if there is room. */
  asideHeading?: string;
  picture?: ReactNode;
  aside?: ReactNode;
}

/** A page to sign in or sign up: one card with one action, and beside it what to expect. */
export function EntryPage({ above, heading, lead, children, asideHeading, picture, aside }: EntryPageProps) {
  return (
    <div className={`content ${styles.page}`}>
      <div className={`card raised ${styles.card}`}>
        <WovenStrip />
        <div className={`stack gap-5 ${styles.content}`}>
          {above}
          <h1 className="step-3">{heading}</h1>
          {lead && <p>{lead}</p>}
          {children}
        </div>
      </div>
      {asideHeading && (
        <aside className={`stack gap-5 quiet ${styles.aside}`}>
          {picture && <div className={styles.picture}>{picture}</div>}
          <h2 className="step-3">{asideHeading}</h2>
          {aside}
        </aside>
      )}
    </div>
  );
}
