import { ButtonLink } from '@accounting-site/ui/Button';
import { Prose } from '@accounting-site/ui/Prose';
import { Section } from '@accounting-site/ui/Section';
import type { ReactNode } from 'react';
import { trialUrl } from '../../lib/pages/app-host.ts';
import { href, routes } from '../../lib/pages/routes.ts';
import type { MarkdownHeading } from '../../lib/text/heading-ids.ts';
import { CallMeLink } from '../CallMe/CallMeLink.tsx';
import styles from './Article.module.css';
import { ArticleHeader, type ArticleHeaderProps } from './ArticleHeader.tsx';
import { readArticleWords } from './article-words.ts';

interface ArticleProps extends Omit<ArticleHeaderProps, 'children'> {
  /** From renderMarkdown(). Those of the second level form the table of contents. */
  headings?: MarkdownHeading[];
  related?: RelatedLinksProps;
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

/** A table of contents: a list that stays visible beside the text, or a disclosure above it on a phone. */
export function TableOfContents({ entries }: { entries: MarkdownHeading[] }) {
  const { on_this_page: heading } = readArticleWords();
  const list = (
    <ol className={`small ${styles.list}`}>
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
        <summary className={`strong ${styles.summary}`}>{heading}</summary>
        {list}
      </details>
      <nav className={styles.side} aria-labelledby="on-this-page">
        <h2 id="on-this-page" className={`step-0 ${styles.heading}`}>
          {heading}
        </h2>
        {list}
      </nav>
    </aside>
  );
}

interface RelatedLink {
  title: string;
  path: string;
  /** The language of the title, where it is another one. */
  lang?: string | undefined;
  /** Its kind: a category, a type of file. */
  kind?: string;
}

interface RelatedLinksProps {
  heading: string;
  links: RelatedLink[];
  /** Whether to offer the trial and a demo to readers who came from a search. */
  start?: boolean;
}

/** Related links, as a short ruled list, and a way to start. */
export function RelatedLinks({ heading, links, start = true }: RelatedLinksProps) {
  const { text, trial, demo } = readArticleWords().start;
  return (
    <aside className="screen-only">
      <Section tone="tint" spacing="tight" heading={heading}>
        <ul className="ruled">
          {links.map((link) => (
            <li key={link.path} className={`cluster spread ${styles.item}`}>
              <a href={href(link.path)} lang={link.lang} className="row-link strong step-1">
                {link.title}
              </a>
              {link.kind && <span className="quiet small">{link.kind}</span>}
            </li>
          ))}
        </ul>
        {start && (
          <div className="cluster middle top-5">
            <p className="strong">{text}</p>
            <ButtonLink href={trialUrl()}>{trial}</ButtonLink>
            <ButtonLink href={routes.demoRequest} variant="secondary">
              {demo}
            </ButtonLink>
            <CallMeLink />
          </div>
        )}
      </Section>
    </aside>
  );
}
