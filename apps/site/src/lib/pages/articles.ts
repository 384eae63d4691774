import { readHelpArticles } from '@accounting-site/content/help';
import { readResources } from '@accounting-site/content/resources';
import { routes } from './routes.ts';

/** A help article or a guide, as listed in feeds. */
export interface ListedArticle {
  path: string;
  title: string;
  description: string;
  category: string;
  /** Days, as 2026-11-16. */
  published: string;
  reviewed: string;
}

/** Every help article and guide, the newest first. */
export function readArticles(): ListedArticle[] {
  const help = readHelpArticles().map(({ slug, data }) => listed(routes.helpArticle(slug), data));
  const guides = readResources().map(({ slug, data }) => listed(routes.resource(slug), data));
  return [...guides, ...help].sort((one, other) => other.published.localeCompare(one.published));
}

const listed = (
  path: string,
  { title, description, category, published, reviewed }: Omit<ListedArticle, 'path'>,
): ListedArticle => ({ path, title, description, category, published, reviewed });
