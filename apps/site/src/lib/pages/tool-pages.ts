import { langOf } from '@accounting-site/content/languages/language-tag';
import { placeToRead } from '@accounting-site/content/languages/translations';
import { pageHead } from '@accounting-site/content/reading/fields';
import { readWords } from '@accounting-site/content/reading/pages';
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
    const file = `en/tools/${slug}.yaml`;
    const words = readWords(file, toolSchema);
    const { title, description } = words.head;
    const { icon } = words;
    const lang = langOf(placeToRead(file));
    return { path: routes.tool(slug), lang, kind, icon, title, description, body: textsOf(words).join(' ') };
  });
}
