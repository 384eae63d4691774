import type { Industry } from '@accounting-site/content/industries';
import { Disclosure } from '@accounting-site/ui/Disclosure';
import { Prose } from '@accounting-site/ui/Prose';
import { Section } from '@accounting-site/ui/Section';
import type { ReactNode } from 'react';
import styles from './Industry.module.css';

interface IndustryGuideProps {
  heading: string;
  faqs: Industry['faqs'];
  children?: ReactNode;
}

/** A bookkeeping guide for the industry, with frequent questions beside it, if there are any. */
export function IndustryGuide({ heading, faqs, children }: IndustryGuideProps) {
  return (
    <Section>
      <div className={`columns split-7-5 ${styles.pair}`}>
        <Prose>{children}</Prose>
        {faqs.length > 0 && (
          <section className={styles.faqs} aria-labelledby="faqs">
            <h2 id="faqs" className={styles.heading}>
              {heading}
            </h2>
            {faqs.map((faq) => (
              <Disclosure key={faq.question} summary={faq.question}>
                <p>{faq.answer}</p>
              </Disclosure>
            ))}
          </section>
        )}
      </div>
    </Section>
  );
}
