import { listOf, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { pluralText, texts } from '../../lib/text/words-schema.ts';
import { toolPageShape } from '../../lib/tool-form/tool-words.ts';

/** The texts of the price list: content/en/tools/price-list.yaml. */
export const priceListSchema = z.strictObject({
  ...toolPageShape,
  private: text('write where the items stay'),
  form: z.strictObject({
    items: text(),
    items_help: text('write how to paste the items, with [most]'),
    ...texts('markup', 'markup_help', 'vat', 'vat_yes', 'vat_no', 'rounding', 'rounding_help').shape,
    steps: z.strictObject({ '1': text(), '10': text(), '50': text(), '100': text() }),
    ...texts('shop', 'shop_help', 'submit').shape,
  }),
  example: z.strictObject({ items: text(), markup: text() }),
  problems: z.strictObject({
    no_items: text(),
    too_long: text('write what to do about too many lines, with [most]'),
    markup: text('write what to do about a markup that is not a number'),
    markup_negative: text(),
    markup_too_large: text(),
    vat: text(),
  }),
  lines: z.strictObject({
    no_name: text(),
    no_cost: text(),
    cells: text(),
    ambiguous: text('write what to do about a number that is a size or a part of the cost'),
    zero: text(),
  }),
  answer: z.strictObject({
    headline: pluralText(),
    nothing: text('write the headline when no line could be read'),
    table: text('write what the table is called, for screen readers'),
    columns: z.strictObject({ name: text(), till: text(), cost: text(), base: text(), tax: text() }),
    unread: pluralText(),
    unread_line: text('write it with [line] and [reason]'),
    copy: text(),
    print: text(),
  }),
  sheet: z.strictObject({
    heading: text('write the heading of the printed list without a name of a shop'),
    dated: text('write the line below the heading, with [day]'),
    with_tax: text(),
    columns: listOf(text()),
  }),
});

export type PriceListWords = z.infer<typeof priceListSchema>;
