import { z } from 'zod';
import { listContent } from '../reading/content-files.ts';
import { day, exactly, listOf, pageHead, path, text } from '../reading/fields.ts';
import { readWords } from '../reading/pages.ts';
import { sheetSchema } from '../template-sheet/sheet-schema.ts';

const folder = 'en/templates';

const upTo = (most: number, help?: string) =>
  listOf(text(help)).max(most, {
    error: `write at most ${most} entries, so that the page stays one sheet of A4`,
  });

/** The texts of a page to print and fill in by hand. Its totals are those of the sheet that are money. */
const printSchema = z.strictObject({
  opens: text('write in one sentence what the page to print is, like One A4 page'),
  heading: text('write what the paper is, like Invoice'),
  copies: z
    .number({ error: 'write how many of them are on one sheet of A4, to cut apart' })
    .int()
    .min(1)
    .max(4)
    .default(1),
  about: upTo(4, 'write what is written in at the top, like Invoice number'),
  parties: exactly(2, z.strictObject({ heading: text(), lines: upTo(4) })),
  table: z
    .strictObject({
      columns: upTo(5, 'write the heading of a column'),
      rows: z.number({ error: 'write how many lines the table has, from 3 to 16' }).int().min(3).max(16),
    })
    .optional(),
  details: z.strictObject({
    heading: text('write the heading of the part beside the totals, like Pay by'),
    ways: upTo(4, 'write one of the boxes to tick, like MoMo').optional(),
    lines: upTo(4),
  }),
  signatures: upTo(4, 'write who signs'),
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
export const listTemplates = (): string[] => listContent(folder, '.yaml');

/** One template by its name. @throws ContentError if its file is invalid */
export const readTemplate = (slug: string): Template => ({
  slug,
  ...readWords(`${folder}/${slug}.yaml`, templateSchema),
});
