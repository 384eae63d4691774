import type { Plan } from '@accounting-site/content/facts/facts';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { Badge } from '@accounting-site/ui/Badge';
import { PillChoice } from '@accounting-site/ui/PillChoice';
import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/text/format-day.ts';
import { HeroWords } from '../../sections/PageHero/PageHero.tsx';
import { actualSavings } from './actual-savings.ts';
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
    <div className={`content columns shown-whole ${styles.hero}`}>
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

interface BillingToggleProps {
  words: PricingWords['billing'];
  plans: readonly Plan[];
  /** The advertised saving of yearly billing, in percent; undefined if the owner states none. */
  claim: number | undefined;
}

/**
 * Switches all prices of the page between monthly and yearly. The page's CSS follows its two radio buttons.
 */
export function BillingToggle({ words, plans, claim }: BillingToggleProps) {
  return (
    <div className={`stack gap-3 start ${styles.billing} screen-only`}>
      <fieldset className={styles.toggle}>
        <legend className="visually-hidden">{words.legend}</legend>
        <PillChoice name="billing" value="monthly" label={words.monthly} defaultChecked />
        <PillChoice name="billing" value="yearly" label={words.yearly} />
      </fieldset>
      <p className={`cluster middle small ${styles.claim}`}>
        {claim !== undefined && (
          <Badge tone="gold">{fillSlots(words.claim, { percent: String(claim) })}</Badge>
        )}
        <a href="#calculator" className="alone">
          {words.calculate}
        </a>
      </p>
      <p className={`quiet small ${styles.actual}`}>{actualSavings(plans, words)}</p>
    </div>
  );
}
