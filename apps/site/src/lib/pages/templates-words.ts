import { pageHead, text } from '@accounting-site/content/reading/fields';
import { readPage } from '@accounting-site/content/reading/pages';
import { z } from 'zod';

const fileWords = z.strictObject({
  name: text('write what people call the file, like Excel'),
  opens: text('write in one sentence what opens it'),
});

/** Texts of the page with all templates, and texts that the template pages share. */
const templatesSchema = z.strictObject({
  head: pageHead(),
  name: text('write the name of the page, as shown above a template'),
  kind: text('write what one of them is, like Template'),
  heading: text(),
  lead: text(),
  download: text('write the words of a link to a file, with [file] for its name: Download [file]'),
  files: z.strictObject({ xlsx: fileWords, csv: fileWords }),
  print: z.strictObject({
    name: text('write what people call the page to print, like Print'),
    open: text('write the link to the page to print'),
    title: text('write the heading of the page to print, with [name] for the name of the template'),
    description: text('write what the page is for search engines, with [name]'),
    help: text('write how to print the page without its button'),
    button: text(),
    back: text('write the link to the page of the template, with [name]'),
  }),
  note: text('write what holds for all files'),
  page: z.strictObject({
    title: text('write the heading of the page, with [name] for the name of the template'),
    files: text('write the heading above the files'),
    contents: text('write the heading of what is in the sheet'),
    preview: z.strictObject({
      heading: text(),
      more: text('write how many rows are not shown and how many empty ones follow, with [rows] and [empty]'),
      empty: text('write how many empty rows follow, with [empty]'),
    }),
    steps: text('write the heading of how to fill it in'),
    limits: text('write the heading of what it does not do'),
    related: text(),
  }),
  workbook_guide: text('write the name of the second sheet of a workbook, at most 31 letters').max(31),
});

export type TemplatesWords = z.infer<typeof templatesSchema>;

/** Reads content/en/pages/templates.yaml. */
export const readTemplatesWords = (): TemplatesWords => readPage('templates', templatesSchema);
