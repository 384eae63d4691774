import { text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { countText, slotText, texts } from '../../lib/text/words-schema.ts';

/** Texts for finding, adding, changing and removing single items. */
export const itemsSchema = z.strictObject({
  search: text(),
  found: countText(),
  none: slotText('query'),
  add: text(),
  edit: slotText('name'),
  ...texts('heading', 'close', 'loading').shape,
  ...texts('name', 'sku', 'sku_help', 'quantity', 'unit', 'price', 'optional', 'save').shape,
  saved: slotText('name'),
  meanwhile: slotText('item'),
  remove: text(),
  remove_question: slotText('name'),
  remove_confirm: text(),
  keep: text(),
  removed: slotText('name'),
});
