import { readDownload } from '@accounting-site/content/downloads';
import { readTemplates, type Template } from '@accounting-site/content/templates';
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

const made = new Map<string, Promise<TemplateFile[]>>();

/**
 * The files of a template, the most useful first. Each is generated once per build, so that a page shows the
 * size of the served file.
 */
export function readTemplateFiles(template: Template): Promise<TemplateFile[]> {
  if (import.meta.env?.DEV) return makeFiles(template);
  const files = made.get(template.slug) ?? makeFiles(template);
  made.set(template.slug, files);
  return files;
}

async function makeFiles(template: Template): Promise<TemplateFile[]> {
  const { slug } = template;
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
