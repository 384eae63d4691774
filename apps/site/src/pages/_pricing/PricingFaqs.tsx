import { Disclosure } from '@accounting-site/ui/Disclosure';
import { Section } from '@accounting-site/ui/Section';
import { RunningCostsPicture } from '../../sections/ProductPictures/RunningCostsPicture.tsx';
import styles from './PricingFaqs.module.css';
import type { PricingWords } from './pricing-words.ts';

/** Six questions that people ask about money before they choose, beside what a month costs a shop anyway. */
export function PricingFaqs({ words }: { words: PricingWords['faqs'] }) {
  return (
    <div className={styles.faqs}>
      <Section tone="tint" id="faqs">
        <div className={styles.pair}>
          <div className={styles.side}>
            <h2>{words.heading}</h2>
            <RunningCostsPicture />
          </div>
          <div>
            {words.items.map((item) => (
              <Disclosure key={item.question} summary={item.question}>
                <p>{item.answer}</p>
              </Disclosure>
            ))}
          </div>
        </div>
      </Section>
    </div>
  );
}
