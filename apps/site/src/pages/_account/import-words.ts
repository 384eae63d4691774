import { text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { countText, slotText, texts } from '../../lib/text/words-schema.ts';

/** Texts of the import of a stock list. */
export const importSchema = z.strictObject({
  ...texts('heading', 'lead', 'columns', 'template', 'file', 'help', 'drop').shape,
  checking: slotText('file'),
  problems: z.strictObject({
    ...texts('too_large', 'workbook', 'workbook_too_large', 'encoding').shape,
    ...texts('empty', 'unreadable', 'several').shape,
  }),
  counts: z.strictObject({
    added: countText(),
    changed: countText(),
    unchanged: countText(),
    wrong: countText(),
  }),
  ...texts('wrong', 'unusable', 'left_out', 'left_out_file').shape,
  leave_out: z.strictObject({ example: countText(), negative: countText() }),
  flags: z.strictObject({ example: text(), negative: text() }),
  ...texts('errors', 'line', 'column', 'whole_line', 'message', 'rows', 'item', 'quantity', 'price').shape,
  changes: z.strictObject({ added: text(), changed: text(), unchanged: text() }),
  show_all: slotText('count'),
  save: countText(),
  ...texts('nothing', 'again', 'cancel').shape,
  saved: slotText('changes'),
});
