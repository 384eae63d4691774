import { Eyebrow } from '@accounting-site/ui/Eyebrow';
import type { ReactNode } from 'react';
import styles from './PricingHero.module.css';
import type { PricingWords } from './pricing-words.ts';

/** What the page holds, and the toggle that every price on it follows. */
export function PricingHero({ words, children }: { words: PricingWords['hero']; children: ReactNode }) {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h1 className={styles.heading}>{words.heading}</h1>
        <p className={styles.lead}>{words.lead}</p>
      </div>
      {children}
    </div>
  );
}
