import type { ReactNode } from 'react';
import { HeroWords } from '../HeroWords/HeroWords.tsx';
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
