import { Eyebrow } from '@accounting-site/ui/Eyebrow';
import type { ReactNode } from 'react';
import styles from './HeroWords.module.css';

interface HeroWordsProps {
  eyebrow?: string | undefined;
  heading: string;
  lead?: string | undefined;
  children?: ReactNode;
}

/**
 * The words that a page begins with: its one heading, what it is for, and what its child adds.
 * --hero-heading, --hero-lead, --hero-gap and --hero-width set their sizes.
 */
export function HeroWords({ eyebrow, heading, lead, children }: HeroWordsProps) {
  return (
    <div className={styles.words}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1 className={styles.heading}>{heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
