import { ContentError } from '@accounting-site/content/reading/read-yaml';
import type { RelatedLink } from '../../sections/Article/Article.tsx';
import { findLinkedPage } from './site-pages.ts';

/**
 * Related pages, by their paths.
 * @param askedBy the file that names them, below content/
 * @throws ContentError naming a path that is not a page
 */
export function relatedPages(paths: string[], askedBy: string): RelatedLink[] {
  return paths.map((path) => {
    const page = findLinkedPage(path);
    if (page) return { path, title: page.title, lang: page.lang, ...(page.kind && { kind: page.kind }) };
    throw new ContentError(askedBy, [`related: there is no page ${path}. Write the path of one that exists`]);
  });
}
