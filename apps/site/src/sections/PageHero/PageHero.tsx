import { Eyebrow } from '@accounting-site/ui/Eyebrow';
import type { ReactNode } from 'react';
import styles from './PageHero.module.css';

/** The top of a page: its only h1, its purpose, the main actions, and a picture if there is one. */
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
    <div
      className={`content ${picture ? 'columns split-7-5 middle gap-wide shown-whole' : 'stack'} ${styles.hero}`}
    >
      <HeroWords eyebrow={eyebrow} heading={heading} lead={lead}>
        {children}
      </HeroWords>
      {picture}
    </div>
  );
}

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
      {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
      {children}
    </div>
  );
}
