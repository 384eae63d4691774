import { Eyebrow } from '@accounting-site/ui/Eyebrow';
import { Section } from '@accounting-site/ui/Section';
import type { ReactNode } from 'react';
import { routes } from '../../lib/pages/routes.ts';
import styles from './Calculator.module.css';
import type { PricingWords } from './pricing-words.ts';

/** The savings calculator with its heading. The form is an island. */
export function Calculator({ words, children }: { words: PricingWords['calculator']; children: ReactNode }) {
  return (
    <div className={styles.calculator}>
      <Section tone="tint" id="calculator">
        <div className={styles.pair}>
          <div className={styles.words}>
            <Eyebrow>{words.eyebrow}</Eyebrow>
            <h2>{words.heading}</h2>
            <p className={styles.lead}>{words.lead}</p>
            <a href={routes.savings} className={styles.all}>
              {words.all}
            </a>
          </div>
          {children}
        </div>
      </Section>
    </div>
  );
}
