import type { Industry } from '@accounting-site/content/industries';
import { Section } from '@accounting-site/ui/Section';
import { routes } from '../../lib/pages/routes.ts';
import { NamedIcon } from '../../sections/NamedIcon.tsx';
import styles from './Industry.module.css';

/** Links to the other five industries. */
export function OtherIndustries({ heading, industries }: { heading: string; industries: Industry[] }) {
  return (
    <Section spacing="tight">
      <nav aria-labelledby="other-industries" className="stack screen-only">
        <h2 id="other-industries" className="step-1">
          {heading}
        </h2>
        <ul className="cluster">
          {industries.map((industry) => (
            <li key={industry.slug}>
              <a href={routes.industry(industry.slug)} className={styles.link}>
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
