import { Section } from '@accounting-site/ui/Section';
import type { ReactNode } from 'react';
import type { ToolPageWords } from '../../lib/tool-form/tool-words.ts';
import { ArticleHeader } from '../Article/ArticleHeader.tsx';
import { type RelatedLink, RelatedLinks } from '../Article/RelatedLinks.tsx';
import { Reckoner } from './Reckoner.tsx';
import styles from './ToolPage.module.css';

export interface ToolPageProps {
  words: ToolPageWords;
  /** The breadcrumb. */
  trail: { label: string; path: string }[];
  /** Short lines below the tool, such as the date of its rates. */
  remarks: string[];
  /** What happens to the figures typed into the tool. */
  privacy?: string | undefined;
  noScript: string;
  /** The part of this page to use without JavaScript; by default the table. */
  instead?: { label: string; href: string };
  /** The table of common amounts, calculated by the functions of the tool itself. */
  rows: string[][];
  /** Whether the table contains text instead of amounts. */
  isText?: boolean;
  /** An additional part below the table and the steps. */
  more?: ReactNode;
  related: { heading: string; links: RelatedLink[] };
  /** The tool. */
  children: ReactNode;
}

/**
 * The page of a tool: the tool, then a table of results and the steps to calculate them by hand, then related
 * links.
 */
export function ToolPage({
  words,
  trail,
  remarks,
  privacy,
  noScript,
  instead = { label: words.reckoner.heading, href: '#reckoner' },
  rows,
  isText = false,
  more,
  related,
  children,
}: ToolPageProps) {
  const { heading, lead, by_hand: byHand, reckoner } = words;
  return (
    <>
      <ArticleHeader title={heading} lead={lead} trail={trail} />
      <div id="tool" className={`content stack gap-5 ${styles.tool}`}>
        <p className={`box ${styles.noScript}`}>
          {noScript}{' '}
          <a href={instead.href} className={styles.instead}>
            {instead.label}
          </a>
        </p>
        {children}
        {(remarks.length > 0 || privacy) && (
          <ul className="stack gap-1 quiet small">
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
            {privacy && <li className={styles.privacy}>{privacy}</li>}
          </ul>
        )}
      </div>
      <Section spacing="tight" id="reckoner">
        <div className={`columns split-7-5 ${styles.parts}`}>
          <div className={`stack ${styles.part}`}>
            <h2>{reckoner.heading}</h2>
            <p className="quiet measure">{reckoner.text}</p>
            <Reckoner label={reckoner.heading} columns={reckoner.columns} rows={rows} isText={isText} />
          </div>
          <div className={`stack ${styles.part}`} id="by-hand">
            <h2>{byHand.heading}</h2>
            <ol className={`stack gap-3 measure ${styles.steps}`}>
              {byHand.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        </div>
        {more}
      </Section>
      <RelatedLinks {...related} />
    </>
  );
}
