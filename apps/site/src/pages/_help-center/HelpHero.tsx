import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import type { ReactNode } from 'react';
import { routes } from '../../lib/pages/routes.ts';
import { readSearchWords } from '../../lib/search/search-words.ts';
import styles from './HelpHero.module.css';

/** A dark band with the question and the search box. */
export function HelpHero({
  heading,
  intro,
  children,
}: {
  heading: string;
  intro: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.hero}>
      <div className={`content stack ${styles.content}`}>
        <h1>{heading}</h1>
        <p className={styles.intro}>{intro}</p>
        {children}
        <a href={routes.search} className={styles.everything}>
          {readSearchWords().index.heading}
        </a>
      </div>
      <WovenStrip />
    </div>
  );
}
