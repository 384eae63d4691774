import { fillTextFacts } from '@accounting-site/content/facts/placeholders';
import { firstLanguage, inLanguage } from '@accounting-site/content/languages/current-language';
import { originalOf } from '@accounting-site/content/languages/translations';
import { readContentFile } from '@accounting-site/content/reading/read-yaml';
import { type HastPluginDefinition, markdownToHtml } from 'satteri';
import { anchorId } from './anchor-id.ts';

export interface MarkdownHeading {
  depth: number;
  text: string;
  id: string;
}

/**
 * Gives each heading an id. The headings of a translation have the ids of its original, because links name a part of
 * a page once for all languages.
 * @param found collects the headings
 * @param originals the headings of the original
 */
export function headingIds(
  found: MarkdownHeading[],
  originals: readonly MarkdownHeading[] = [],
): HastPluginDefinition {
  // The page layout uses this id as the target of the skip link.
  const taken = new Set(['content']);
  return {
    name: 'heading-ids',
    element: {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      visit(node, context) {
        const text = context.textContent(node);
        const depth = Number(node.tagName.slice(1));
        const original = originals[found.length];
        const id = freeId(original?.depth === depth ? original.id : headingId(text), taken);
        found.push({ depth, text, id });
        context.setProperty(node, 'id', id);
      },
    },
  };
}

/** The headings of the text that a text was translated from; none if it is no translation. */
export async function headingsOfOriginal(file: string): Promise<MarkdownHeading[]> {
  if (file.startsWith(`${firstLanguage}/`)) return [];
  const original = originalOf(file);
  const body = readContentFile(original).replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '');
  const found: MarkdownHeading[] = [];
  const { value } = inLanguage(firstLanguage, () => fillTextFacts(original, body));
  await markdownToHtml(value, { features: { frontmatter: false }, hastPlugins: [headingIds(found)] });
  return found;
}

/**
 * The id of a heading: its words without accents and without a leading number, so that links survive
 * renumbering.
 */
const headingId = (text: string) => anchorId(text.replace(/^[\d.\s]+/, '')) || 'section';

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}
