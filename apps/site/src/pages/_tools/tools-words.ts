import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { readTaxes, taxYear } from '@accounting-site/content/money/taxes';
import { listOf, pageHead, text } from '@accounting-site/content/reading/fields';
import { readWords } from '@accounting-site/content/reading/pages';
import { z } from 'zod';
import { formatDay } from '../../lib/text/format-day.ts';
import { commonToolWords } from '../../lib/tool-form/tool-words.ts';

/** The texts of the page that lists the tools, and of all tool pages: content/en/tools-index.yaml. */
const toolsIndexSchema = z.strictObject({
  head: pageHead(),
  name: text('write what the tools are called in the line of pages above a page'),
  kind: text('write what kind of thing a tool is, like Calculator'),
  heading: text(),
  lead: text(),
  tools: listOf(text('write the name of a file in content/en/tools without .yaml')),
  dated: text('write as of which year and day the rates are, with [year], [day] and [authority]'),
  no_script: text('write what to do where the browser runs no JavaScript'),
  private: text('write where the figures stay'),
  related: text(),
  common: commonToolWords,
});

export const readToolsIndex = () => readWords('en/tools-index.yaml', toolsIndexSchema);

/** The texts of a calculator, with those that all tools share. */
export const readTool = <Schema extends z.ZodObject>(slug: string, schema: Schema) => ({
  ...readWords(`en/tools/${slug}.yaml`, schema),
  common: readToolsIndex().common,
});

/** The line with the date of rates or filing dates. */
export function datedLine({ dated }: { dated: string }): string {
  const taxes = readTaxes();
  return fillSlots(dated, {
    year: taxYear(taxes),
    day: formatDay(taxes.dated),
    authority: taxes.authority,
  });
}
