import { z } from 'zod';
import { text } from '../reading/fields.ts';
import { readWords } from '../reading/pages.ts';

const previewBarSchema = z.strictObject({
  name: text(),
  note: text(),
  none: text(),
  one: text(),
  many: text('write a text with [count], which becomes the number of changes').includes('[count]'),
  forms: text(),
  back: text(),
  end: text(),
});

/** The texts of the bar at the top of a preview: content/en/preview-bar.yaml. */
export const readPreviewBar = (): z.infer<typeof previewBarSchema> =>
  readWords('en/preview-bar.yaml', previewBarSchema);
