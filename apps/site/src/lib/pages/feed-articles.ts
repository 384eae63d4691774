import { readHelpArticles } from '@accounting-site/content/files/help';
import { readResources } from '@accounting-site/content/files/resources';
import { currentLanguage, readLinked } from '@accounting-site/content/languages/current-language';
import { routes } from './routes.ts';

/**
 * Every help article and guide that the current language has, the newest first. Untranslated ones are
 * omitted, and the page that lists them still counts as translated.
 */
export const readFeedArticles = () => readLinked(listFeedArticles);

function listFeedArticles() {
  const help = readHelpArticles().map((article) => ({ ...article, path: routes.helpArticle(article.slug) }));
  const guides = readResources().map((article) => ({ ...article, path: routes.resource(article.slug) }));
  return [...guides, ...help]
    .filter(({ file }) => file.startsWith(`${currentLanguage()}/`))
    .sort((one, other) => other.data.published.localeCompare(one.data.published));
}
