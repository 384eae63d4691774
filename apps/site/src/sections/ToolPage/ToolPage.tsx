import { Section } from '@accounting-site/ui/Section';
import type { ReactNode } from 'react';
import type { ToolPageWords } from '../../lib/tool-form/tool-words.ts';
import { ArticleHeader } from '../Article/ArticleHeader.tsx';
import { type RelatedLink, RelatedLinks } from '../Article/RelatedLinks.tsx';
import { Reckoner } from './Reckoner.tsx';
import styles from './ToolPage.module.css';

interface ToolPageProps {
  words: ToolPageWords;
  /** The pages above this one. */
  trail: { label: string; path: string }[];
  /** Short lines under the tool, such as how fresh its rates are. */
  remarks: string[];
  /** Where the figures stay that are typed into the tool. */
  privacy?: string;
  noScript: string;
  /** What on this page answers without script; the table unless it is something else. */
  instead?: { label: string; href: string };
  /** The table of common amounts, worked out by the functions of the tool itself. */
  rows: string[][];
  /** Whether that table holds words instead of amounts. */
  isText?: boolean;
  /** Another part below the table and the steps. */
  more?: ReactNode;
  related: { heading: string; links: RelatedLink[] };
  /** The tool. */
  children: ReactNode;
}

/** The page of a tool: the tool, then its answers as a table and the way to them by hand, then what to read. */
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
      <div id="tool" className={styles.tool}>
        <p className={styles.noScript}>
          {noScript}{' '}
          <a href={instead.href} className={styles.instead}>
            {instead.label}
          </a>
        </p>
        {children}
        {remarks.length > 0 && (
          <ul className={styles.remarks}>
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
            {privacy && <li className={styles.privacy}>{privacy}</li>}
          </ul>
        )}
      </div>
      <Section spacing="tight" id="reckoner">
        <div className={styles.parts}>
          <div className={styles.part}>
            <h2>{reckoner.heading}</h2>
            <p className={styles.text}>{reckoner.text}</p>
            <Reckoner label={reckoner.heading} columns={reckoner.columns} rows={rows} isText={isText} />
          </div>
          <div className={styles.part} id="by-hand">
            <h2>{byHand.heading}</h2>
            <ol className={styles.steps}>
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
