import { fillSlots } from '@accounting-site/content/fill-slots';
import type { Industry } from '@accounting-site/content/industries';
import { Section } from '@accounting-site/ui/Section';
import { routes } from '../../lib/pages/routes.ts';
import { NamedIcon } from '../../sections/NamedIcon.tsx';
import styles from './Solutions.module.css';
import type { SolutionsWords } from './solutions-words.ts';

interface IndustriesProps {
  words: SolutionsWords['industries'];
  industries: Pick<Industry, 'slug' | 'name' | 'card' | 'icon'>[];
}

/** Six industries as a directory. The whole line links to the page of the industry. */
export function Industries({ words, industries }: IndustriesProps) {
  return (
    <Section id="industries" eyebrow={words.eyebrow} heading={words.heading} lead={words.lead}>
      <ul className="ruled">
        {industries.map((industry) => (
          <li key={industry.slug} className={styles.industry}>
            <span className={`icon ${styles.icon}`}>
              <NamedIcon name={industry.icon} size={28} />
            </span>
            <h3>{industry.name}</h3>
            <p>{industry.card}</p>
            <a href={routes.industry(industry.slug)} className={`alone strong ${styles.more}`}>
              {words.more}{' '}
              <span className="visually-hidden">
                {fillSlots(words.more_about, { industry: industry.name })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
