import { Eyebrow } from '@accounting-site/ui/Eyebrow';
import type { ReactNode } from 'react';
import styles from './PageHero.module.css';

/** How a page begins: its one heading, what it is for, what to do first, and a picture beside it where there is one. */
export function PageHero({
  eyebrow,
  heading,
  lead,
  picture,
  children,
}: {
  eyebrow?: string;
  heading: string;
  lead?: string;
  picture?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles.hero} data-picture={picture ? true : undefined}>
      <div className={styles.words}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h1>{heading}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      {picture}
    </div>
  );
}
