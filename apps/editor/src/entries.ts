import { documentationSchema } from '@accounting-site/content/documentation';
import { plansSchema } from '@accounting-site/content/facts';
import { faqsSchema } from '@accounting-site/content/faqs';
import { helpArticleSchema } from '@accounting-site/content/help';
import { resourceSchema } from '@accounting-site/content/resources';
import { teamSchema } from '@accounting-site/content/team';
import { testimonialsSchema } from '@accounting-site/content/testimonials';
import { routes } from '@accounting-site/site/lib/pages/routes';
import type { z } from 'zod';

/** One file, or the Markdown files of one folder, that can be edited in the browser. */
export interface Entry {
  id: string;
  label: string;
  group: string;
  /** Path inside content/, without the extension: 'plans' is plans.yaml, and 'en/help/*' are .md files. */
  path: string;
  schema: z.ZodType;
  /** The page that shows it. {slug} is the file name. */
  page: string;
}

export const entries: Entry[] = [
  {
    id: 'plans',
    label: 'Plans and prices',
    group: 'Facts',
    path: 'plans',
    schema: plansSchema,
    page: routes.pricing,
  },
  {
    id: 'faqs',
    label: 'Questions and answers',
    group: 'Pages',
    path: 'en/help-pages/faqs',
    schema: faqsSchema,
    page: routes.helpFaqs,
  },
  {
    id: 'testimonials',
    label: 'Testimonials',
    group: 'Pages',
    path: 'en/testimonials',
    schema: testimonialsSchema,
    page: `${routes.home}#testimonials`,
  },
  { id: 'team', label: 'Team', group: 'Pages', path: 'en/team', schema: teamSchema, page: routes.about },
  {
    id: 'help',
    label: 'Help articles',
    group: 'Articles',
    path: 'en/help/*',
    schema: helpArticleSchema,
    page: routes.helpArticle('{slug}'),
  },
  {
    id: 'documentation',
    label: 'Order of the help articles',
    group: 'Articles',
    path: 'en/help-pages/documentation',
    schema: documentationSchema,
    page: routes.helpDocumentation,
  },
  {
    id: 'guides',
    label: 'Guides',
    group: 'Articles',
    path: 'en/resources/*',
    schema: resourceSchema,
    page: routes.resource('{slug}'),
  },
];

const articleName = /^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;

/** Whether a path inside content/ is that of an editable file. */
export const isEditable = (path: string): boolean =>
  entries.some((entry) =>
    entry.path.endsWith('/*')
      ? path.startsWith(entry.path.slice(0, -1)) && articleName.test(path.slice(entry.path.length - 1))
      : path === `${entry.path}.yaml`,
  );

/** The name of an article, or undefined for a file that is not an article. */
export const articleOf = (path: string) => /\/([^/]+)\.md$/.exec(path)?.[1];
