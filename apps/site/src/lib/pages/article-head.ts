import type { Head } from './head.ts';
import { article, breadcrumbList } from './json-ld.ts';

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
