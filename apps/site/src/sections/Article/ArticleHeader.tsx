import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import type { ReactNode } from 'react';
import { href } from '../../lib/pages/routes.ts';
import { formatDay } from '../../lib/text/format-day.ts';
import { ContactText } from '../ContactText/ContactText.tsx';
import styles from './ArticleHeader.module.css';
import { readArticleWords, readingTime } from './article-words.ts';

export interface ArticleHeaderProps {
  title: string;
  /** The breadcrumb, from the top, without the page itself. */
  trail: BreadcrumbStep[];
  lead?: string;
  /** The review date, as 2026-11-16. */
  reviewed?: string;
  /** The label of the date, if it is not a review date. */
  reviewedLabel?: string;
  minutes?: number;
  /** The last element of the header: a link, a badge. */
  children?: ReactNode;
}

/** The header of a long text: breadcrumb, title, first sentence, date and reading time. */
export function ArticleHeader({
  title,
  trail,
  lead,
  reviewed,
  reviewedLabel,
  minutes,
  children,
}: ArticleHeaderProps) {
  const words = readArticleWords();
  return (
    <header className={styles.header}>
      <div className={`content stack ${styles.content}`}>
        {trail.length > 0 && <Breadcrumb label={words.breadcrumb} trail={trail} />}
        <h1 className={`step-4 ${styles.title}`}>{title}</h1>
        {lead && (
          <p className="lead measure">
            <ContactText text={lead} />
          </p>
        )}
        {(reviewed || minutes) && (
          <p className={`cluster quiet small ${styles.meta}`}>
            {reviewed && (
              <span>
                {reviewedLabel ?? words.reviewed} <time dateTime={reviewed}>{formatDay(reviewed)}</time>
              </span>
            )}
            {minutes && <span>{readingTime(minutes)}</span>}
          </p>
        )}
        {children}
      </div>
      <WovenStrip />
    </header>
  );
}

interface BreadcrumbStep {
  label: string;
  path: string;
}

/** The breadcrumb of a page. */
export function Breadcrumb({ label, trail }: { label: string; trail: BreadcrumbStep[] }) {
  return (
    <nav aria-label={label} className="screen-only">
      <ol className={`links small ${styles.trail}`}>
        {trail.map((step) => (
          <li key={step.path}>
            <a href={href(step.path)}>{step.label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
