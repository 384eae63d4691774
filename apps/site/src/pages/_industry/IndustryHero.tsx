import type { Industry } from '@accounting-site/content/industries';
import { ButtonLink } from '@accounting-site/ui/Button';
import { ButtonRow } from '@accounting-site/ui/ButtonRow';
import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import { trialUrl } from '../../lib/pages/app-host.ts';
import { routes } from '../../lib/pages/routes.ts';
import { readArticleWords } from '../../sections/Article/article-words.ts';
import { Breadcrumb } from '../../sections/Article/Breadcrumb.tsx';
import styles from './IndustryHero.module.css';
import { IndustryScene } from './IndustryScene.tsx';
import type { IndustryPageWords } from './industry-words.ts';

/**
 * The top of the page: breadcrumb, promise, buttons to start, and a picture of the product in this industry.
 */
export function IndustryHero({ industry, words }: { industry: Industry; words: IndustryPageWords }) {
  return (
    <div className={`${styles.hero} shown-whole`}>
      <div className={styles.content}>
        <div className={styles.words}>
          <Breadcrumb
            label={readArticleWords().breadcrumb}
            trail={[{ label: words.solutions, path: routes.solutions }]}
          />
          <p className={styles.name}>{industry.name}</p>
          <h1>{industry.heading}</h1>
          <p className={styles.lead}>{industry.lead}</p>
          <ButtonRow>
            <ButtonLink href={trialUrl()} size="large">
              {words.trial}
            </ButtonLink>
            <ButtonLink href={`${routes.solutions}#contact`} variant="secondary" size="large">
              {words.sales}
            </ButtonLink>
          </ButtonRow>
          <p className={styles.note}>{words.note}</p>
        </div>
        <IndustryScene slug={industry.slug} />
      </div>
      <WovenStrip />
    </div>
  );
}
