import { readPlans } from '@accounting-site/content/facts/facts';
import { readHelpArticles } from '@accounting-site/content/files/help';
import { readResources } from '@accounting-site/content/files/resources';
import { readTeam } from '@accounting-site/content/files/team';
import { readTestimonials } from '@accounting-site/content/files/testimonials';
import { langOf } from '@accounting-site/content/languages/language-tag';
import { placeToRead } from '@accounting-site/content/languages/translations';
import { day, pageHead } from '@accounting-site/content/reading/fields';
import { readPage, readWords } from '@accounting-site/content/reading/pages';
import { z } from 'zod';
import { routes } from './routes.ts';

interface OwnPage {
  path: string;
  /** The file of its texts. */
  words: string;
  /** Where in the file the texts of this page are. */
  within?: string[];
  /** Other texts that the page shows, so that a search finds them there. */
  alsoShown?: () => unknown;
  /** The review date of a page that lists content with review dates. */
  reviewed?: () => string | undefined;
}

const lastOf = (texts: { data: { reviewed: string } }[]) =>
  texts
    .map(({ data }) => data.reviewed)
    .toSorted()
    .at(-1);
const priced = () => readPlans().dated;
const guided = () => lastOf(readResources());
const compared = () => readPage('compare', z.looseObject({ reviewed: day() })).reviewed;
const helped = () => lastOf(readHelpArticles());

const paymentMethods = ['card', 'mobile-money', 'bank-transfer'];

/** Pages that belong to no list. */
const pages: OwnPage[] = [
  { path: routes.home, words: 'en/pages/home.yaml', alsoShown: readTestimonials },
  { path: routes.solutions, words: 'en/pages/solutions.yaml' },
  { path: routes.pricing, words: 'en/pages/pricing.yaml', reviewed: priced },
  { path: routes.savings, words: 'en/pages/pricing.yaml', within: ['savings_page'], reviewed: priced },
  { path: routes.compare, words: 'en/pages/compare.yaml', reviewed: compared },
  { path: routes.contact, words: 'en/pages/contact.yaml' },
  { path: routes.integrations, words: 'en/pages/integrations.yaml' },
  { path: routes.resources, words: 'en/pages/resources.yaml', reviewed: guided },
  { path: routes.templates, words: 'en/pages/templates.yaml' },
  { path: routes.resourceGuides, words: 'en/pages/guides.yaml', reviewed: guided },
  { path: routes.tools, words: 'en/tools-index.yaml' },
  { path: routes.about, words: 'en/pages/about.yaml', alsoShown: readTeam },
  { path: routes.careers, words: 'en/pages/careers.yaml' },
  { path: routes.demoRequest, words: 'en/pages/demo-request.yaml' },
  { path: routes.search, words: 'en/pages/search.yaml' },
  { path: routes.login, words: 'en/pages/login.yaml' },
  { path: routes.forgotPassword, words: 'en/pages/password.yaml', within: ['forgot'] },
  { path: routes.register, words: 'en/pages/register.yaml', within: ['pages', 'any'] },
  ...paymentMethods.map((method) => ({
    path: routes.registerFor(method),
    words: 'en/pages/register.yaml',
    within: ['pages', method],
  })),
  { path: routes.helpCenter, words: 'en/help-pages/help-center.yaml', reviewed: helped },
  { path: routes.helpDocumentation, words: 'en/help-pages/documentation.yaml', reviewed: helped },
  { path: routes.helpVideos, words: 'en/help-pages/videos.yaml' },
  { path: routes.helpFaqs, words: 'en/help-pages/faqs.yaml' },
  { path: routes.helpCommunity, words: 'en/help-pages/community.yaml' },
  { path: routes.helpMobile, words: 'en/help-pages/mobile.yaml' },
];

/** Pages that may be indexed, but that no one looks for in a search engine: the sitemap omits them. */
export const neverSearchedFor: string[] = [
  routes.search,
  routes.forgotPassword,
  routes.savings,
  routes.helpCommunity,
  ...paymentMethods.map(routes.registerFor),
];

export const ownPaths: string[] = pages.map(({ path }) => path);

export const readOwnPages = (): SitePage[] => pages.map(readOwnPage);

const { title, description } = pageHead().shape;
const headSchema = z.looseObject({ title, description });
const wordsSchema = z.union([z.looseObject({ head: headSchema }), headSchema]);

function readOwnPage({ path, words: file, within = [], alsoShown, reviewed }: OwnPage): SitePage {
  const whole = readWords(file, z.unknown());
  const words = wordsSchema.parse(within.reduce(fieldOf, whole));
  const head = headSchema.parse('head' in words ? words.head : words);
  const texts = textsOf([words, alsoShown?.()]);
  const day = reviewed?.();
  return {
    path,
    title: head.title,
    description: head.description,
    body: texts.join(' '),
    lang: langOf(placeToRead(file)),
    ...(day !== undefined && { reviewed: day }),
  };
}

const fieldOf = (words: unknown, field: string) => z.looseObject({}).parse(words)[field];

/** A page that search engines and visitors can find. */
export interface SitePage {
  path: string;
  title: string;
  description: string;
  /** The `lang` of its texts, where it is not that of the page that lists it. */
  lang?: string | undefined;
  /** Its kind, as shown to visitors: Help article, Guide, Industry. A plain page has none. */
  kind?: string;
  /** The name of its icon in its content, where it has one. */
  icon?: string;
  /** The day on which its text was last reviewed, where it has one. */
  reviewed?: string;
  /** The full text, for the search. */
  body: string;
}

/** Every string in a tree of texts, at any depth. */
export function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words !== 'object' || words === null) return [];
  return Object.values(words).flatMap(textsOf);
}
