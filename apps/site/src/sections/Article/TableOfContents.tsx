import type { MarkdownHeading } from '../../lib/text/heading-ids.ts';
import { readArticleWords } from './article-words.ts';
import styles from './TableOfContents.module.css';

/** A table of contents: a list that stays visible beside the text, or a disclosure above it on a phone. */
export function TableOfContents({ entries }: { entries: MarkdownHeading[] }) {
  const { on_this_page: heading } = readArticleWords();
  const list = (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <a href={`#${entry.id}`} className={styles.link}>
            {entry.text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <aside className="screen-only">
      <details className={styles.folded}>
        <summary className={styles.summary}>{heading}</summary>
        {list}
      </details>
      <nav className={styles.side} aria-labelledby="on-this-page">
        <h2 id="on-this-page" className={styles.heading}>
          {heading}
        </h2>
        {list}
      </nav>
    </aside>
  );
}
