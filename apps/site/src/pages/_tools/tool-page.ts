import { langOf } from '@accounting-site/content/languages/language-tag';
import { placeToRead } from '@accounting-site/content/languages/translations';
import { readWords } from '@accounting-site/content/reading/pages';
import { z } from 'zod';
import type { Head } from '../../lib/pages/head.ts';
import { breadcrumbList, webApplication } from '../../lib/pages/json-ld.ts';
import { routes } from '../../lib/pages/routes.ts';
import { relatedPages } from '../../lib/pages/site-pages.ts';
import { listTools } from '../../lib/pages/tool-pages.ts';
import { type ToolPageWords, toolPageShape } from '../../lib/tool-form/tool-words.ts';
import type { IconRow } from '../../sections/IconRows/IconRows.tsx';
import { resourcesTrail } from '../_resource/resource-article.ts';
import { datedLine, readToolsIndex } from './tools-words.ts';

/** The breadcrumb above a tool: the list of all tools, and the pages above that list. */
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

/** The texts of a tool's page. `dated` replaces the line that most tools share. */
type DatedToolWords = ToolPageWords & { dated?: string | undefined };

/**
 * The shared content of every tool page, with the date of the rates and a note on the link with the figures.
 * @throws ContentError naming a related path that is not a page
 */
export function toolPage(slug: string, words: DatedToolWords) {
  const index = readToolsIndex();
  return {
    trail: toolTrail(),
    remarks: [datedLine({ dated: words.dated ?? index.dated })],
    privacy: index.private,
    noScript: index.no_script,
    related: {
      heading: index.related,
      links: relatedPages(words.related, `en/tools/${slug}.yaml`),
    },
  };
}

const { heading, icon, summary } = toolPageShape;
const rowSchema = z.looseObject({ heading, icon, summary });

/** Every tool with its purpose, for the list of tools. */
export const toolRows = (): IconRow[] =>
  listTools().map((slug) => {
    const file = `en/tools/${slug}.yaml`;
    const { heading: name, icon, summary } = readWords(file, rowSchema);
    return { path: routes.tool(slug), lang: langOf(placeToRead(file)), name, icon, summary };
  });
