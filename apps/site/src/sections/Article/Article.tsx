import { Prose } from '@accounting-site/ui/Prose';
import type { ReactNode } from 'react';
import type { MarkdownHeading } from '../../lib/text/heading-ids.ts';
import styles from './Article.module.css';
import { ArticleHeader, type ArticleHeaderProps } from './ArticleHeader.tsx';
import { type RelatedLink, RelatedLinks } from './RelatedLinks.tsx';
import { TableOfContents } from './TableOfContents.tsx';

interface ArticleProps extends Omit<ArticleHeaderProps, 'children'> {
  /** From renderMarkdown(). Those of the second level form the table of contents. */
  headings?: MarkdownHeading[];
  related?: { heading: string; links: RelatedLink[] };
  /** Between the header and the text: a download, a summary. */
  before?: ReactNode;
  /** Below the text: a question, a next step. */
  after?: ReactNode;
  /** The text itself. From Markdown: <Fragment set:html={html} /> in the .astro page. */
  children?: ReactNode;
}

/**
 * A long text on its own page: header, table of contents at the side, readable line length, related links.
 */
export function Article({ headings = [], related, before, after, children, ...header }: ArticleProps) {
  const entries = headings.filter((heading) => heading.depth === 2);
  const hasContents = entries.length > 2;
  return (
    <article>
      <ArticleHeader {...header} />
      <div className={`content page-body ${styles.columns}`} data-contents={hasContents || undefined}>
        {hasContents && <TableOfContents entries={entries} />}
        <div className={`stack gap-6 measure ${styles.text}`}>
          {before}
          <Prose>{children}</Prose>
          {after}
        </div>
      </div>
      {related && related.links.length > 0 && <RelatedLinks {...related} />}
    </article>
  );
}
