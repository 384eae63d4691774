import { ButtonLink } from '@accounting-site/ui/Button';
import { Section } from '@accounting-site/ui/Section';
import { trialUrl } from '../../lib/pages/app-host.ts';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import { SolutionPicture } from './SolutionPicture.tsx';
import styles from './Solutions.module.css';
import type { Solution, SolutionsWords } from './solutions-words.ts';

/** Five kinds of business, each with a picture of the product. */
export function Solutions({ words }: { words: SolutionsWords['types'] }) {
  return (
    <Section tone="tint" eyebrow={words.eyebrow} heading={words.heading}>
      <div className={styles.grid}>
        {words.items.map((solution) => (
          <Card key={solution.id} solution={solution} />
        ))}
      </div>
    </Section>
  );
}

function Card({ solution }: { solution: Solution }) {
  const isSales = solution.leads_to === 'sales';
  return (
    <article id={solution.id} className={styles.card}>
      <div className={styles.words}>
        <h3 className={styles.title}>{solution.title}</h3>
        <p className={styles.description}>{solution.description}</p>
        <CheckList items={solution.features} />
        <ButtonLink
          href={isSales ? '#contact' : trialUrl()}
          variant="secondary"
          aria-label={`${solution.cta}, ${solution.title}`}
        >
          {solution.cta}
        </ButtonLink>
      </div>
      <div className={styles.art}>
        <SolutionPicture id={solution.id} />
      </div>
    </article>
  );
}
