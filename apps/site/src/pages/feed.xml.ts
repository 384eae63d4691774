import { readBrand } from '@accounting-site/content/facts/facts';
import { headingOfGroup, readGuidesWords } from '@accounting-site/content/files/resources';
import { languageTag } from '@accounting-site/content/languages/language-tag';
import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { absoluteUrl } from '../lib/pages/absolute-url.ts';
import { readFeedArticles } from '../lib/pages/feed-articles.ts';
import { routes } from '../lib/pages/routes.ts';

/** RSS 2.0: every help article and guide of a language. A language without any has no feed. */
export const GET: APIRoute = () => {
  const self = `<atom:link href="${absoluteUrl(routes.feed)}" rel="self" type="application/rss+xml"/>`;
  const articles = readFeedArticles();
  if (articles.length === 0) return new Response(null, { status: 204 });
  return rss({
    title: readBrand().name,
    description: readGuidesWords().feed.description,
    site: absoluteUrl(routes.resources),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${languageTag().toLowerCase()}</language>${self}`,
    items: articles.map(({ path, data: { title, description, category, published } }) => ({
      title,
      description,
      link: absoluteUrl(path),
      categories: [headingOfGroup(category)],
      pubDate: new Date(`${published}T00:00:00Z`),
    })),
  });
};
