import { z } from 'zod';
import type { LeadSourceField } from './leads.ts';

const max = 120;

/** A missing, invalid or long value never refuses a form: it becomes `''`, or is cut. */
const sourceText = z
  .string()
  .default('')
  .catch('')
  .transform((text) =>
    text
      .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
      .trim()
      .slice(0, max),
  )
  .describe('Optional. Longer texts are cut.');

/** The part of a form's body that says where the visitor came from. */
export const leadSourceShape = {
  source: sourceText,
  medium: sourceText,
  campaign: sourceText,
  referrer: sourceText,
  first_page: sourceText,
  page: sourceText,
  button: sourceText,
} satisfies Record<LeadSourceField, z.ZodType>;
