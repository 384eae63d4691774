import { link, text } from '@accounting-site/content/reading/fields';
import { readWords } from '@accounting-site/content/reading/pages';
import { z } from 'zod';

const eVatSchema = z.strictObject({
  limit: text('write what the product does not do about E-VAT'),
  instead: text('write what to do instead, and what the product does'),
  link: link(),
});

/** What the product does and does not do about E-VAT: content/en/e-vat.yaml. */
export const readEVatWords = () => readWords('en/e-vat.yaml', eVatSchema);
