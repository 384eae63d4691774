import type { ReactNode } from 'react';
import { HeroWords } from '../HeroWords/HeroWords.tsx';
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
    <div
      className={picture ? `${styles.hero} shown-whole` : styles.hero}
      data-picture={picture ? true : undefined}
    >
      <HeroWords eyebrow={eyebrow} heading={heading} lead={lead}>
        {children}
      </HeroWords>
      {picture}
    </div>
  );
}
