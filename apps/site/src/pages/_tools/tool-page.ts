import type { Head } from '../../lib/head.ts';
import { breadcrumbList } from '../../lib/json-ld.ts';
import { relatedPages } from '../../lib/related-pages.ts';
import { routes } from '../../lib/routes.ts';
import type { ToolPageWords } from '../../lib/tool-form/tool-words.ts';
import { webApplication } from '../../lib/web-application.ts';
import { resourcesTrail } from '../_resource/resource-article.ts';
import { datedLine, readToolsIndex } from './tools-words.ts';

/** The pages above a tool, and the list of all tools with those above it. */
export const toolTrail = () => [...resourcesTrail(), { label: readToolsIndex().name, path: routes.tools }];

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

/** What stands around every tool. @throws ContentError that names a related path which is no page */
export const toolPage = <Words extends ToolPageWords>(slug: string, words: Words) => ({
  words,
  trail: toolTrail(),
  related: {
    heading: readToolsIndex().related,
    links: relatedPages(words.related, `en/tools/${slug}.yaml`),
  },
});

/** What stands around a calculator: also how fresh its rates are, and where what is typed into it stays. */
export function calculatorPage<Words extends ToolPageWords>(slug: string, words: Words) {
  const index = readToolsIndex();
  return {
    ...toolPage(slug, words),
    remarks: [datedLine(index)],
    privacy: index.private,
    noScript: index.no_script,
  };
}
