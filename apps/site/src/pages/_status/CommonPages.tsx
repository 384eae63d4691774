import { LinkRow } from '@accounting-site/ui/LinkRow';
import { href } from '../../lib/pages/routes.ts';
import type { NotFoundWords } from './not-found-words.ts';

/** Links to the most visited pages. */
export function CommonPages({ words }: { words: NotFoundWords['common'] }) {
  return (
    <nav aria-labelledby="common-pages" className="top-5 screen-only">
      <h2 id="common-pages" className="step-1">
        {words.heading}
      </h2>
      <LinkRow links={words.links.map(({ path, label }) => ({ href: href(path), label }))} />
    </nav>
  );
}
