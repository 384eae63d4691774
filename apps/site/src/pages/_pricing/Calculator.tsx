import { Eyebrow } from '@accounting-site/ui/Eyebrow';
import { Section } from '@accounting-site/ui/Section';
import type { ReactNode } from 'react';
import { routes } from '../../lib/pages/routes.ts';
import styles from './Calculator.module.css';
import type { PricingWords } from './pricing-words.ts';

/** The savings calculator with its heading. The form is an island. */
export function Calculator({ words, children }: { words: PricingWords['calculator']; children: ReactNode }) {
  return (
    <div className="screen-only">
      <Section tone="tint" id="calculator">
        <div className={`columns split-5-7 ${styles.pair}`}>
          <div className="stack gap-3">
            <Eyebrow>{words.eyebrow}</Eyebrow>
            <h2>{words.heading}</h2>
            <p className="lead short">{words.lead}</p>
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
