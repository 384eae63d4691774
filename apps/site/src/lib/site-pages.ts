import { pageHead } from '@accounting-site/content/fields';
import { readHelpArticles } from '@accounting-site/content/help';
import { readIndustries } from '@accounting-site/content/industries';
import { readWords } from '@accounting-site/content/pages';
import { z } from 'zod';
import { routes } from './routes.ts';

/** A page that search engines and visitors may find. */
export interface SitePage {
  path: string;
  title: string;
  description: string;
  kind: 'page' | 'help' | 'resource' | 'industry';
  /** The day its text was last reviewed, where it has one. */
  reviewed?: string;
  /** All its words, to find it by. */
  body: string;
}

/** The pages that have words of their own. Left out: what is marked noindex, and /features, which repeats the home page. */
const pages = [
  { path: routes.home, words: 'en/pages/home.yaml' },
  { path: routes.careers, words: 'en/pages/careers.yaml' },
  { path: routes.demoRequest, words: 'en/pages/demo-request.yaml' },
  { path: routes.search, words: 'en/pages/search.yaml' },
  { path: routes.helpCenter, words: 'en/help-pages/help-center.yaml' },
  { path: routes.helpDocumentation, words: 'en/help-pages/documentation.yaml' },
  { path: routes.helpVideos, words: 'en/help-pages/videos.yaml' },
  { path: routes.helpFaqs, words: 'en/help-pages/faqs.yaml' },
  { path: routes.helpCommunity, words: 'en/help-pages/community.yaml' },
  { path: routes.helpMobile, words: 'en/help-pages/mobile.yaml' },
];

/** Every page that may be found: those with words of their own, help articles, industries. */
export function readSitePages(): SitePage[] {
  return [...pages.map(({ path, words }) => readOwnPage(path, words)), ...helpArticles(), ...industries()];
}

const headSchema = z.looseObject(pageHead().shape);
const wordsSchema = z.union([z.looseObject({ head: headSchema }), headSchema]);

function readOwnPage(path: string, file: string): SitePage {
  const words = readWords(file, wordsSchema);
  const { title, description } = 'head' in words ? headSchema.parse(words.head) : words;
  return { path, title, description, kind: 'page', body: textsOf(words).join(' ') };
}

/** Every text in a tree of words. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words !== 'object' || words === null) return [];
  return Object.values(words).flatMap(textsOf);
}

const helpArticles = (): SitePage[] =>
  readHelpArticles().map(({ slug, data: { title, description, reviewed }, body }) => ({
    path: routes.helpArticle(slug),
    ...{ title, description, reviewed, body },
    kind: 'help',
  }));

const industries = (): SitePage[] =>
  readIndustries().map(({ slug, title, description, ...words }) => ({
    path: routes.industry(slug),
    ...{ title, description },
    kind: 'industry',
    body: textsOf(words).join(' '),
  }));
