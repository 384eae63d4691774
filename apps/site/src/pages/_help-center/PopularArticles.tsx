import type { HelpArticle } from '@accounting-site/content/help';
import { Icon } from '@accounting-site/ui/Icon';
import { Section } from '@accounting-site/ui/Section';
import { ArrowRight } from 'lucide';
import { routes } from '../../lib/pages/routes.ts';
import styles from './HelpCenter.module.css';

/** The six most-needed articles, each with its category. */
export function PopularArticles({ heading, articles }: { heading: string; articles: HelpArticle[] }) {
  return (
    <Section id="popular" heading={heading}>
      <ol className={`ruled ${styles.popular}`}>
        {articles.map(({ slug, data }) => (
          <li key={slug} className={styles.popularItem}>
            <p className="quiet small">{data.category}</p>
            <h3 className={styles.title}>
              <a href={routes.helpArticle(slug)} className="row-link">
                {data.title}
              </a>
            </h3>
            <span className={styles.arrow}>
              <Icon of={ArrowRight} size={22} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
