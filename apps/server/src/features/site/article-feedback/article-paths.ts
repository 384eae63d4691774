import { readHelpArticles } from '@accounting-site/content/help';
import { readResources } from '@accounting-site/content/resources';

/** The paths of all pages that ask for feedback: help articles and guides. @throws ContentError */
export function readArticlePaths(): Set<string> {
  return new Set([
    ...readHelpArticles().map(({ slug }) => `/help/article/${slug}`),
    ...readResources().map(({ slug }) => `/resources/${slug}`),
  ]);
}
