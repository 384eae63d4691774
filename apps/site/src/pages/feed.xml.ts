import { readBrand } from '@accounting-site/content/facts';
import { readHelpArticles } from '@accounting-site/content/help';
import { readGuidesWords, readResources } from '@accounting-site/content/resources';
import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { absoluteUrl } from '../lib/pages/absolute-url.ts';
import { routes } from '../lib/pages/routes.ts';

/** RSS 2.0: every help article and guide, the newest first. */
export const GET: APIRoute = () => {
  const self = `<atom:link href="${absoluteUrl(routes.feed)}" rel="self" type="application/rss+xml"/>`;
  return rss({
    title: readBrand().name,
    description: readGuidesWords().feed.description,
    site: absoluteUrl(routes.resources),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>en-gh</language>${self}`,
    items: readArticles().map(({ path, data: { title, description, category, published } }) => ({
      title,
      description,
      link: absoluteUrl(path),
      categories: [category],
      pubDate: new Date(`${published}T00:00:00Z`),
    })),
  });
};

function readArticles() {
  const help = readHelpArticles().map(({ slug, data }) => ({ path: routes.helpArticle(slug), data }));
  const guides = readResources().map(({ slug, data }) => ({ path: routes.resource(slug), data }));
  return [...guides, ...help].sort((one, other) => other.data.published.localeCompare(one.data.published));
}
