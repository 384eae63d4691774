import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { day, exactly, listOf, pageHead, path, text } from './fields.ts';
import { readWords } from './pages.ts';
import { contentFolder } from './read-yaml.ts';
import { sheetSchema } from './template-sheet/sheet-schema.ts';

const folder = 'en/templates';

/** The texts of a page to print and fill in by hand. */
const printSchema = z.strictObject({
  heading: text('write what the paper is, like Invoice'),
  about: exactly(3, text('write what is written in at the top, like Invoice number')),
  parties: exactly(2, z.strictObject({ heading: text(), lines: exactly(4, text()) })),
  columns: exactly(4, text('write the heading of a column')),
  rows: z.number({ error: 'write how many lines the table has' }).int().min(5).max(13),
  payment: z.strictObject({ heading: text(), ways: exactly(3, text()), lines: exactly(3, text()) }),
  signatures: exactly(2, text('write who signs')),
  note: text('write what stands at the foot of the page, in one line'),
});

const templateSchema = z.strictObject({
  head: pageHead(),
  name: text('write what it is, like Cash book'),
  icon: text("write the name of an icon of lucide's list, like book-open"),
  order: z.number({ error: 'write the place in the list as a number' }).int(),
  reviewed: day(),
  summary: text('write one short sentence for the list of templates'),
  lead: text('write in two sentences what it is for'),
  preview: text('write in two short sentences what the preview of the sheet shows'),
  contents: listOf(text('write one thing that is in the sheet')),
  steps: listOf(z.strictObject({ title: text(), text: text() })),
  limits: listOf(text('write what the template is not, or does not do')),
  related: listOf(path()),
  sheet: sheetSchema,
  print: printSchema.optional(),
});

export type TemplatePrint = z.infer<typeof printSchema>;

/** A sheet to download: the texts of its page, and the single source of all its files. */
export type Template = z.infer<typeof templateSchema> & { slug: string };

/**
 * All templates, content/en/templates/*.yaml, in their order, with the facts filled in.
 * @throws ContentError if a file is invalid, or names a column or a field that does not exist
 */
export const readTemplates = (): Template[] =>
  listTemplates()
    .map(readTemplate)
    .sort((one, other) => one.order - other.order);

/** The names of the templates, without extension. */
export const listTemplates = (): string[] =>
  readdirSync(join(contentFolder, folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -'.yaml'.length));

/** One template by its name. @throws ContentError if its file is invalid */
export const readTemplate = (slug: string): Template => ({
  slug,
  ...readWords(`${folder}/${slug}.yaml`, templateSchema),
});
