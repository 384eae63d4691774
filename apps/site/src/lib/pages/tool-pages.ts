import { pageHead } from '@accounting-site/content/fields';
import { readWords } from '@accounting-site/content/pages';
import { z } from 'zod';
import type { SitePage } from './own-pages.ts';
import { textsOf } from './own-pages.ts';
import { routes } from './routes.ts';

const listSchema = z.looseObject({ kind: z.string(), tools: z.array(z.string()) });
const toolSchema = z.looseObject({ head: pageHead(), icon: z.string() });

/**
 * The names of the tools in order: file names in content/en/tools without .yaml, which are also the last part
 * of their paths.
 */
export const listTools = () => readWords('en/tools-index.yaml', listSchema).tools;

/** The pages of the tools, for the search. */
export function readToolPages(): SitePage[] {
  const { kind, tools } = readWords('en/tools-index.yaml', listSchema);
  return tools.map((slug) => {
    const words = readWords(`en/tools/${slug}.yaml`, toolSchema);
    const { title, description } = words.head;
    const { icon } = words;
    return { path: routes.tool(slug), kind, icon, title, description, body: textsOf(words).join(' ') };
  });
}
