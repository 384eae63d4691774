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
 * The text at the top of a page: its only h1, its purpose, and its child. The sizes are set by
 * --hero-heading, --hero-lead, --hero-gap and --hero-width.
 */
export function HeroWords({ eyebrow, heading, lead, children }: HeroWordsProps) {
  return (
    <div className={`stack start anywhere ${styles.words}`}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1 className={styles.heading}>{heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
