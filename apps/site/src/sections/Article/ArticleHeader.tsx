import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/format-day.ts';
import { ContactText } from '../ContactText/ContactText.tsx';
import styles from './ArticleHeader.module.css';
import { readArticleWords, readingTime } from './article-words.ts';
import { Breadcrumb, type BreadcrumbStep } from './Breadcrumb.tsx';

export interface ArticleHeaderProps {
  title: string;
  /** The pages above this one, from the top; the page itself is not among them. */
  trail: BreadcrumbStep[];
  lead?: string;
  /** The day of the last review, as 2026-11-16. */
  reviewed?: string;
  /** What the day means, when it is not the day of a review. */
  reviewedLabel?: string;
  minutes?: number;
  /** Stands last in the head: a link, a mark. */
  children?: ReactNode;
}

/** The head of a long text: where it stands, its title, its first sentence, and how fresh and how long it is. */
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
      <div className={styles.content}>
        {trail.length > 0 && <Breadcrumb label={words.breadcrumb} trail={trail} />}
        <h1 className={styles.title}>{title}</h1>
        {lead && (
          <p className={styles.lead}>
            <ContactText text={lead} />
          </p>
        )}
        {(reviewed || minutes) && (
          <p className={styles.meta}>
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
