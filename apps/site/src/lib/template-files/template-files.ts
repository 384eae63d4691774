import { readDownload } from '@accounting-site/content/downloads';
import { readTemplates, type Template } from '@accounting-site/content/templates';
import { readTemplatesWords } from '../pages/templates-words.ts';
import { printInvoice } from './print-invoice.ts';
import { writeWorkbook } from './write-workbook.ts';

export type TemplateFileKind = 'xlsx' | 'csv' | 'pdf';

export const mediaTypes: Record<TemplateFileKind, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
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
  const [xlsx, pdf] = await Promise.all([
    writeWorkbook(template, readTemplatesWords().workbook_guide),
    printInvoice(template),
  ]);
  const csv = Buffer.from(readDownload(`${slug}.csv`)?.content ?? '');
  const contents: [TemplateFileKind, Uint8Array | undefined][] = [
    ['xlsx', xlsx],
    ['csv', csv],
    ['pdf', pdf],
  ];
  return contents.flatMap(([kind, content]) =>
    content ? [{ kind, content, path: `/downloads/${slug}.${kind}` }] : [],
  );
}

/** Every file of one kind, for the paths that the build writes. */
export async function listTemplateFiles(kind: TemplateFileKind): Promise<TemplateFile[]> {
  const files = await Promise.all(readTemplates().map(readTemplateFiles));
  return files.flat().filter((file) => file.kind === kind);
}
