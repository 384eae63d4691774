import { readHours } from '@accounting-site/content/facts/facts';
import type { HelpArticle } from '@accounting-site/content/files/help';
import { langOf } from '@accounting-site/content/languages/language-tag';
import { ButtonLink } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { Section } from '@accounting-site/ui/Section';
import { ArrowRight } from 'lucide';
import { href, routes } from '../../lib/pages/routes.ts';
import { NamedIcon } from '../../sections/NamedIcon.tsx';
import { TodayPicture } from '../../sections/ProductPictures/DashboardPicture.tsx';
import type { HelpCenterWords } from '../_help/help-words.ts';
import styles from './HelpCenter.module.css';

const icons = ['book-open-text', 'images', 'circle-question-mark', 'users-round'];

/** Links to the four kinds of help, side by side under the search. */
export function HelpResources({ resources }: { resources: HelpCenterWords['resources'] }) {
  return (
    <ul className={`content fill-tiles ${styles.resources}`}>
      {resources.map((resource, at) => (
        <li key={resource.path} className={styles.resource}>
          <span className={styles.icon}>
            <NamedIcon name={icons[at] ?? 'book-open-text'} size={26} />
          </span>
          <h2 className="step-1">
            <a href={href(resource.path)} className="row-link">
              {resource.title}
            </a>
          </h2>
          <p className={`quiet small ${styles.text}`}>{resource.description}</p>
        </li>
      ))}
    </ul>
  );
}

/** The popular articles, each with its category. */
export function PopularArticles({ heading, articles }: { heading: string; articles: HelpArticle[] }) {
  return (
    <Section id="popular" heading={heading}>
      <ol className={`ruled fill-tiles ${styles.popular}`}>
        {articles.map(({ slug, file, data }) => (
          <li key={slug} lang={langOf(file)} className={styles.popularItem}>
            <p className="quiet small">{data.category}</p>
            <h3 className={`step-2 ${styles.title}`}>
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

/** How to ask a person, with support hours, and a link to the help for phones. */
export function HelpSupport({ support, mobile }: Pick<HelpCenterWords, 'support' | 'mobile'>) {
  const { weekly, emergency } = readHours();
  const times = [...weekly, { ...emergency, note: undefined }];
  return (
    <Section tone="tint">
      <div className={`columns ${styles.columns}`}>
        <section className="stack start" aria-labelledby="support">
          <h2 id="support">{support.heading}</h2>
          <p className="quiet short">{support.text}</p>
          <dl className={`ruled full ${styles.hours}`}>
            {times.map((time) => (
              <div key={time.label} className={styles.row}>
                <dt className="strong">{time.label}</dt>
                <dd>
                  {time.text}
                  {time.note && ` (${time.note})`}
                </dd>
              </div>
            ))}
          </dl>
          <ButtonLink href={href(support.path)} size="large">
            {support.cta}
          </ButtonLink>
        </section>
        <section className={`tiles gap-5 ${styles.mobile}`} aria-labelledby="mobile-help">
          <div className="stack gap-3 start">
            <h2 id="mobile-help" className="step-2">
              {mobile.heading}
            </h2>
            <p className="quiet short">{mobile.text}</p>
            <ButtonLink href={href(mobile.path)} variant="secondary">
              {mobile.cta}
            </ButtonLink>
            <a href={routes.offline} className="alone">
              {mobile.offline}
            </a>
          </div>
          <TodayPicture />
        </section>
      </div>
    </Section>
  );
}
