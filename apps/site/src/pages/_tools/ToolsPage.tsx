import { readWords } from '@accounting-site/content/pages';
import { z } from 'zod';
import { routes } from '../../lib/pages/routes.ts';
import { listTools } from '../../lib/pages/tool-pages.ts';
import { toolPageShape } from '../../lib/tool-form/tool-words.ts';
import { ArticleHeader } from '../../sections/Article/ArticleHeader.tsx';
import { IconRows } from '../../sections/IconRows/IconRows.tsx';
import { datedLine, type ToolsIndexWords } from './tools-words.ts';

const { heading, icon, summary } = toolPageShape;
const toolSchema = z.looseObject({ heading, icon, summary });

interface ToolsPageProps {
  words: ToolsIndexWords;
  trail: { label: string; path: string }[];
}

/** Every tool with its purpose, one line each. */
export function ToolsPage({ words, trail }: ToolsPageProps) {
  const rows = listTools().map((slug) => {
    const { heading: name, icon, summary } = readWords(`en/tools/${slug}.yaml`, toolSchema);
    return { path: routes.tool(slug), name, icon, summary };
  });
  return (
    <>
      <ArticleHeader title={words.heading} lead={words.lead} trail={trail} />
      <IconRows rows={rows} note={datedLine(words)} />
    </>
  );
}
