import { readDocumentationWords } from '@accounting-site/content/files/documentation';
import { type HelpArticle, pickHelpArticles, readHelpArticles } from '@accounting-site/content/files/help';
import { readLinked } from '@accounting-site/content/languages/current-language';
import { langOf } from '@accounting-site/content/languages/language-tag';
import type { Head } from '../../lib/pages/head.ts';
import { breadcrumbList } from '../../lib/pages/json-ld.ts';
import { routes } from '../../lib/pages/routes.ts';
import { readHelpCenterWords } from './help-words.ts';

/** The breadcrumb of every help page. */
export const helpTrail = () => [{ label: readHelpCenterWords().title, path: routes.helpCenter }];

/** The head of a page of the Help center. */
export function helpPageHead(
  { title, description }: { title: string; description: string },
  path: string,
  ...jsonLd: Record<string, unknown>[]
): Head {
  return {
    title,
    description,
    jsonLd: [breadcrumbList([...helpTrail(), { label: title, path }]), ...jsonLd],
  };
}

/** The breadcrumb of a help article. */
export const articleTrail = () => [
  ...helpTrail(),
  { label: readDocumentationWords().title, path: routes.helpDocumentation },
];

/** The related articles that an article names. */
export function relatedArticles({ data, slug }: HelpArticle) {
  const articles = pickHelpArticles(readLinked(readHelpArticles), data.related, `en/help/${slug}.md`);
  return {
    heading: readHelpCenterWords().related,
    links: articles.map((related) => ({
      title: related.data.title,
      lang: langOf(related.file),
      kind: related.data.category,
      path: routes.helpArticle(related.slug),
    })),
  };
}
