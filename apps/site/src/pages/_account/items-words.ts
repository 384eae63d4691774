import { text } from '@accounting-site/content/fields';
import { z } from 'zod';
import { countText, slotText } from '../../lib/text/words-schema.ts';

/** Texts for finding, adding, changing and removing single items. */
export const itemsSchema = z.strictObject({
  search: text(),
  found: countText(),
  none: slotText('query'),
  add: text(),
  edit: slotText('name'),
  heading: text(),
  close: text(),
  loading: text(),
  name: text(),
  sku: text(),
  sku_help: text(),
  quantity: text(),
  unit: text(),
  price: text(),
  optional: text(),
  save: text(),
  saved: slotText('name'),
  meanwhile: slotText('item'),
  remove: text(),
  remove_question: slotText('name'),
  remove_confirm: text(),
  keep: text(),
  removed: slotText('name'),
});
