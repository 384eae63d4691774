import type { z } from 'zod';
import { fillFacts, fillTextFacts } from '../facts/placeholders.ts';
import { madeFrom, readTranslated } from '../languages/translations.ts';
import { listContent } from './content-files.ts';
import { parseSource } from './content-source.ts';
import { ContentError, checkPrepared, readContentFile, readOnce } from './read-yaml.ts';

/**
 * One Markdown file: its name without extension, its validated front matter, and its text with the facts
 * filled in.
 */
export interface MarkdownFile<Data> {
  slug: string;
  /** Its path below content/, as messages show it. */
  file: string;
  data: Data;
  body: string;
}

/** The names without extension of the Markdown files in a folder below content/. */
export const listMarkdown = (folder: string): string[] => listContent(folder, '.md');

/**
 * Reads one Markdown file, or its translation, with front matter between two lines of `---`.
 * @param folder a folder of the first language, such as en/help
 * @throws ContentError if the front matter is missing or invalid
 */
export function readMarkdown<Schema extends z.ZodType>(
  folder: string,
  slug: string,
  schema: Schema,
): MarkdownFile<z.infer<Schema>> {
  const file = `${folder}/${slug}.md`;
  return readTranslated(file, (place) =>
    readOnce(place, schema, readMarkdown, () => readFile(slug, place, schema)),
  );
}

function readFile<Schema extends z.ZodType>(
  slug: string,
  file: string,
  schema: Schema,
): MarkdownFile<z.infer<Schema>> {
  const [, head, text] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(readContentFile(file)) ?? [];
  if (head === undefined || text === undefined) {
    throw new ContentError(file, ['begin the file with its front matter: fields between two lines of ---']);
  }
  const source = parseSource(file, head.replace(madeFrom, '\n'), 2);
  const body = fillTextFacts(file, text, head.split('\n').length + 3);
  const { value, problems } = fillFacts(source);
  const data = checkPrepared(source, schema, { value, problems: [...problems, ...body.problems] });
  return { slug, file, data, body: body.value };
}
