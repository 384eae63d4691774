import { readFileSync } from 'node:fs';
import { readHelpArticles } from '@accounting-site/content/files/help';
import { readIndustries } from '@accounting-site/content/files/industries';
import { readResources } from '@accounting-site/content/files/resources';
import { readTemplates } from '@accounting-site/content/files/templates';
import { readPage, readWords } from '@accounting-site/content/reading/pages';
import { isApprovedContent } from '@accounting-site/content/testing/approved-content';
import { fillText } from '@accounting-site/content/testing/fill-text';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isSmallWord, plainWord, wordsOf } from '../../islands/search/plain-word.ts';
import { pricingSchema } from '../../pages/_pricing/pricing-words.ts';
import { templateTitle } from '../../pages/_templates/template-head.ts';
import { routes } from './routes.ts';
import { readSitePages } from './site-pages.ts';
import { listTools } from './tool-pages.ts';

const document = fillText('docs/searches.md', readFileSync('docs/searches.md', 'utf8'));
const searches = [...document.matchAll(/^\| (?!Search|-)([^|]+?) +\| (\/\S+) +\|$/gm)];

/** What a visitor reads first of a page: in the result list, then as heading and first paragraph. */
type FirstWords = [title: string, heading: string, paragraph: string];

const toolSchema = z.looseObject({
  head: z.object({ title: z.string() }),
  heading: z.string(),
  lead: z.string(),
});
const pricing = readPage('pricing', pricingSchema);

const pages = new Map<string, FirstWords>([
  [routes.pricing, [pricing.head.title, pricing.hero.heading, pricing.hero.lead]],
  ...readResources().map(({ slug, data }) => [routes.resource(slug), ofArticle(data)] as const),
  ...readHelpArticles().map(({ slug, data }) => [routes.helpArticle(slug), ofArticle(data)] as const),
  ...readIndustries().map(({ slug, title, heading, lead }) =>
    page(routes.industry(slug), title, heading, lead),
  ),
  ...readTemplates().map((template) =>
    page(routes.template(template.slug), template.head.title, templateTitle(template), template.lead),
  ),
  ...listTools().map((slug) => {
    const { head, heading, lead } = readWords(`en/tools/${slug}.yaml`, toolSchema);
    return page(routes.tool(slug), head.title, heading, lead);
  }),
]);

function page(path: string, ...words: FirstWords): [string, FirstWords] {
  return [path, words];
}

function ofArticle(data: {
  title: string;
  head_title?: string | undefined;
  description: string;
}): FirstWords {
  return [data.head_title ?? data.title, data.title, data.description];
}

/** A word without its ending: calculator, calculates and calculate are the same. */
const stem = (word: string) =>
  plainWord(word).replace(/^(.{3,}?)(?:i?ations?|ators?|ates?|ings?|ed|es?|s)$/, '$1');

const stemsOf = (text: string) => new Set(wordsOf(text).map(stem));

test('the table has seventeen searches', () => {
  expect(searches).toHaveLength(17);
});

test.runIf(isApprovedContent).for(searches.map(([, search = '', path = '']) => ({ search, path })))(
  '$path answers "$search" in its title, heading and first paragraph',
  ({ search, path }) => {
    const wanted = wordsOf(search).filter((word) => !isSmallWord(word));
    for (const text of pages.get(path) ?? [''])
      expect(
        wanted.filter((word) => !stemsOf(text).has(stem(word))),
        text,
      ).toEqual([]);
  },
);

test.runIf(isApprovedContent)(
  'every description has at most 155 characters, because result lists cut longer ones',
  () => {
    const long = readSitePages().filter(({ description }) => description.length > 155);
    expect(long.map(({ path, description }) => `${path}: ${description.length}`)).toEqual([]);
  },
);
