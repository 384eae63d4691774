import { fillSlots } from '@accounting-site/content/fill-slots';
import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/text/format-day.ts';
import { HeroWords } from '../../sections/HeroWords/HeroWords.tsx';
import styles from './PricingPage.module.css';
import type { PricingWords } from './pricing-words.ts';

interface PricingHeroProps {
  words: PricingWords;
  /** The date of the price list, as year-month-day. */
  dated: string;
  children: ReactNode;
}

/** The page's introduction, and the toggle for all its prices. In print it is the head of the price list. */
export function PricingHero({ words: { hero, print }, dated, children }: PricingHeroProps) {
  return (
    <div className={`content shown-whole stack ${styles.hero}`}>
      <div className={styles.paper}>
        <WovenStrip />
      </div>
      <div className={styles.words}>
        <HeroWords eyebrow={hero.eyebrow} heading={hero.heading} lead={hero.lead}>
          <p className={styles.paper}>
            <strong>{fillSlots(print.dated, { day: formatDay(dated) })}</strong> {print.rounded}
          </p>
        </HeroWords>
      </div>
      {children}
    </div>
  );
}
