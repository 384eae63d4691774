import { article, breadcrumbList } from './json-ld.ts';

/** A page's metadata for browsers, search engines and shared links. */
export interface Head {
  title: string;
  description: string;
  /** The page that search engines should index instead, when this one duplicates it. */
  canonicalPath?: string;
  /** Keeps the page out of search engines and the sitemap. */
  noindex?: boolean;
  type?: 'website' | 'article';
  /** Links the feed of articles for feed readers. */
  feed?: boolean;
  /** Schema.org descriptions of what is on the page. */
  jsonLd?: Record<string, unknown>[];
}

interface ArticleText {
  title: string;
  /** The title for tabs and result lists, where it differs from the heading. */
  head_title?: string | undefined;
  description: string;
  published: string;
  reviewed: string;
}

/**
 * The head of a help article, a guide or a story.
 * @param trail its breadcrumb, without the page itself
 */
export function articleHead(
  { head_title, ...text }: ArticleText,
  path: string,
  trail: { label: string; path: string }[],
): Head {
  const { title, description } = text;
  return {
    title: head_title ?? title,
    description,
    type: 'article',
    jsonLd: [article({ ...text, path }), breadcrumbList([...trail, { label: title, path }])],
  };
}
