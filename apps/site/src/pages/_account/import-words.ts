import { text } from '@accounting-site/content/fields';
import { z } from 'zod';
import { countText, slotText } from './slot-text.ts';

/** How a stock list comes in from a file. */
export const importSchema = z.strictObject({
  heading: text(),
  lead: text(),
  columns: text(),
  template: text(),
  file: text(),
  help: text(),
  drop: text(),
  checking: slotText('file'),
  problems: z.strictObject({
    too_large: text(),
    workbook: text(),
    encoding: text(),
    empty: text(),
    unreadable: text(),
    several: text(),
  }),
  counts: z.strictObject({
    added: countText(),
    changed: countText(),
    unchanged: countText(),
    wrong: countText(),
  }),
  wrong: text(),
  errors: text(),
  line: text(),
  column: text(),
  whole_line: text(),
  message: text(),
  rows: text(),
  item: text(),
  quantity: text(),
  price: text(),
  changes: z.strictObject({ added: text(), changed: text(), unchanged: text() }),
  show_all: slotText('count'),
  save: countText(),
  nothing: text(),
  again: text(),
  cancel: text(),
  saved: slotText('changes'),
});
