import { z } from 'zod';
import type { LeadSourceField } from '../staff/leads.ts';

const max = 120;

/** Never refuses a form: a missing or invalid value becomes `''`, and a long one is cut. */
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

/** The fields of a form that say where the visitor came from. */
export const leadSourceShape = {
  source: sourceText,
  medium: sourceText,
  campaign: sourceText,
  referrer: sourceText,
  first_page: sourceText,
  page: sourceText,
  button: sourceText,
} satisfies Record<LeadSourceField, z.ZodType>;
