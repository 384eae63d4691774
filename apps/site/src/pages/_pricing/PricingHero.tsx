import { Eyebrow } from '@accounting-site/ui/Eyebrow';
import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import type { ReactNode } from 'react';
import { fillSlots } from '../../lib/fill-slots.ts';
import { formatDay } from '../../lib/format-day.ts';
import styles from './PricingHero.module.css';
import type { PricingWords } from './pricing-words.ts';

interface PricingHeroProps {
  words: PricingWords;
  /** The day of the price list, as year-month-day. */
  dated: string;
  children: ReactNode;
}

/** What the page holds, and the toggle that every price on it follows. On paper: the head of the price list. */
export function PricingHero({ words: { hero, print }, dated, children }: PricingHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.paper}>
        <WovenStrip />
      </div>
      <div className={styles.words}>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <h1 className={styles.heading}>{hero.heading}</h1>
        <p className={styles.lead}>{hero.lead}</p>
        <p className={styles.paper}>
          <strong>{fillSlots(print.dated, { day: formatDay(dated) })}</strong> {print.rounded}
        </p>
      </div>
      {children}
    </div>
  );
}
