import { readPage } from '@accounting-site/content/pages';
import type { Head } from '../../lib/head.ts';
import { breadcrumbList } from '../../lib/json-ld.ts';
import { relatedPages } from '../../lib/related-pages.ts';
import { routes } from '../../lib/routes.ts';
import type { ToolPageWords } from '../../lib/tool-form/tool-words.ts';
import { webApplication } from '../../lib/web-application.ts';
import { resourcesSchema } from '../_resources/resources-words.ts';
import { readToolsIndex } from './tools-words.ts';

/** The pages above the list of tools. */
export const toolsTrail = () => [
  { label: readPage('resources', resourcesSchema).name, path: routes.resources },
];

/** The pages above a tool. */
export const toolTrail = () => [...toolsTrail(), { label: readToolsIndex().name, path: routes.tools }];

export function toolHead(slug: string, { head, heading }: ToolPageWords): Head {
  const path = routes.tool(slug);
  return {
    ...head,
    jsonLd: [
      webApplication({ name: heading, description: head.description, path }),
      breadcrumbList([...toolTrail(), { label: heading, path }]),
    ],
  };
}

/** What to read after a tool. @throws Error that names a path which is no page */
export const toolRelated = (slug: string, { related }: ToolPageWords) => ({
  heading: readToolsIndex().related,
  links: relatedPages(related, `en/tools/${slug}.yaml`),
});
