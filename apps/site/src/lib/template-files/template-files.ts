import { readDownload } from '@accounting-site/content/files/downloads';
import { readTemplates, type Template } from '@accounting-site/content/files/templates';
import { firstLanguage, inLanguage } from '@accounting-site/content/languages/current-language';
import { keepForContent } from '@accounting-site/content/reading/content-folder';
import { readTemplatesWords } from '../pages/templates-words.ts';
import { writeWorkbook } from './write-workbook.ts';

type TemplateFileKind = 'xlsx' | 'csv';

export const mediaTypes: Record<TemplateFileKind, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** A downloadable file of a template. */
export interface TemplateFile {
  kind: TemplateFileKind;
  /** Its path: /downloads/cash-book.xlsx. */
  path: string;
  content: Uint8Array;
}

const kept = new Map<string, () => Promise<TemplateFile[]>>();

/**
 * The files of a template, the most useful first. Each is generated once per build, so that a page shows the
 * size of the served file. All languages share them, whichever asks first.
 */
export function readTemplateFiles({ slug }: Pick<Template, 'slug'>): Promise<TemplateFile[]> {
  const make = () => makeFiles(slug);
  const read = import.meta.env?.DEV ? make : (kept.get(slug) ?? keepForContent(make));
  kept.set(slug, read);
  return inLanguage(firstLanguage, read);
}

async function makeFiles(slug: string): Promise<TemplateFile[]> {
  const template = readTemplates().find((each) => each.slug === slug);
  if (template === undefined) throw new Error(`There is no template ${slug}.`);
  const contents: Record<TemplateFileKind, Uint8Array> = {
    xlsx: await writeWorkbook(template, readTemplatesWords().workbook_guide),
    csv: Buffer.from(readDownload(`${slug}.csv`)?.content ?? ''),
  };
  return (['xlsx', 'csv'] as const).map((kind) => ({
    kind,
    content: contents[kind],
    path: `/downloads/${slug}.${kind}`,
  }));
}

/** Every workbook, for the paths that the build writes. */
export async function listWorkbooks(): Promise<TemplateFile[]> {
  const files = await Promise.all(readTemplates().map(readTemplateFiles));
  return files.flat().filter(({ kind }) => kind === 'xlsx');
}
