import { text } from '@accounting-site/content/fields';
import { readWords } from '@accounting-site/content/pages';
import { z } from 'zod';

const legalWordsSchema = z.strictObject({
  summary: text(),
  updated: text(),
  sample_note: text(),
  tiles: text(),
  related: text(),
});

/** The texts around every legal text: content/en/legal-pages.yaml. */
export const readLegalWords = () => readWords('en/legal-pages.yaml', legalWordsSchema);
