import type { Industry } from '@accounting-site/content/files/industries';
import { langOf } from '@accounting-site/content/languages/language-tag';
import { Disclosure } from '@accounting-site/ui/Disclosure';
import { Prose } from '@accounting-site/ui/Prose';
import { Section } from '@accounting-site/ui/Section';
import type { ReactNode } from 'react';
import { routes } from '../../lib/pages/routes.ts';
import { NamedIcon } from '../../sections/NamedIcon.tsx';
import styles from './Industry.module.css';

/** Three typical problems of the industry. */
export function Pains({ heading, pains }: { heading: string; pains: Industry['pains'] }) {
  return (
    <Section heading={heading}>
      <ul className="list">
        {pains.map((pain) => (
          <li key={pain.title} className={`columns split-5-7 ${styles.pain}`}>
            <h3 className="step-2">{pain.title}</h3>
            <p className="quiet measure">{pain.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Four features that solve these problems, on a dark background. */
export function IndustryFeatures({ heading, features }: { heading: string; features: Industry['features'] }) {
  return (
    <Section tone="band" heading={heading}>
      <ul className={`tiles ${styles.features}`}>
        {features.map((feature) => (
          <li key={feature.title} className={`stack gap-2 ${styles.feature}`}>
            <h3>{feature.title}</h3>
            <p className="quiet">{feature.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Links to the other industries. */
export function OtherIndustries({ heading, industries }: { heading: string; industries: Industry[] }) {
  return (
    <Section spacing="tight">
      <nav aria-labelledby="other-industries" className="stack screen-only">
        <h2 id="other-industries" className="step-1">
          {heading}
        </h2>
        <ul className="cluster">
          {industries.map((industry) => (
            <li key={industry.slug} lang={langOf(industry.file)}>
              <a href={routes.industry(industry.slug)} className={`small strong ${styles.link}`}>
                <NamedIcon name={industry.icon} size={20} />
                {industry.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}

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
            <h2 id="faqs" className={`step-2 ${styles.heading}`}>
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
