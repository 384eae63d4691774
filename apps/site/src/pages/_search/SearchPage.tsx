import { Section } from '@accounting-site/ui/Section';
import type { ReactNode } from 'react';
import type { SearchDocument } from '../../islands/search/search-index.ts';
import type { SearchWords } from '../../lib/search/search-words.ts';
import { IndexList } from './IndexList.tsx';
import styles from './SearchPage.module.css';

/** The search box with its results, and below it a list of all pages, which works without JavaScript. */
export function SearchPage({
  words,
  pages,
  children,
}: {
  words: SearchWords;
  pages: SearchDocument[];
  children?: ReactNode;
}) {
  return (
    <>
      <div className={`content stack ${styles.head}`}>
        <h1>{words.heading}</h1>
        <p className="quiet measure step-1">{words.intro}</p>
        {children}
      </div>
      <Section tone="tint" spacing="tight" id="index" heading={words.index.heading}>
        <IndexList pages={pages} words={words} />
      </Section>
    </>
  );
}
