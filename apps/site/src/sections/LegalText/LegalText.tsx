import { type LegalTextName, legalTexts, readLegalText } from '@accounting-site/content/legal';
import type { ReactNode } from 'react';
import { routes } from '../../lib/pages/routes.ts';
import type { MarkdownHeading } from '../../lib/text/render-markdown.ts';
import { Article } from '../Article/Article.tsx';
import { LegalSummary } from './LegalSummary.tsx';
import { readLegalWords } from './legal-words.ts';
import { SecurityTiles } from './SecurityTiles.tsx';

/** A legal text: summary, table of contents, its clauses as children, and links to the other texts. */
export function LegalText({
  name,
  headings,
  children,
}: {
  name: LegalTextName;
  headings: MarkdownHeading[];
  children?: ReactNode;
}) {
  const words = readLegalWords();
  const { data } = readLegalText(name);
  const others = legalTexts
    .filter((other) => other !== name)
    .map((other) => ({ title: readLegalText(other).data.title, path: routes[other] }));
  return (
    <Article
      title={data.heading}
      trail={[]}
      reviewed={data.updated}
      reviewedLabel={words.updated}
      headings={headings}
      related={{ heading: words.related, links: others }}
      before={
        <>
          <LegalSummary
            heading={words.summary}
            text={data.summary}
            {...(data.sample && { note: words.sample_note })}
          />
          {data.tiles && <SecurityTiles heading={words.tiles} tiles={data.tiles} />}
        </>
      }
    >
      {children}
    </Article>
  );
}
