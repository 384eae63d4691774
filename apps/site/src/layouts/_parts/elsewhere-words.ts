import { text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';

/** content/en/pages/elsewhere.yaml. */
export const elsewhereSchema = z.strictObject({
  heading: text(),
  text: text('write a sentence; [host] becomes the address of the application'),
  cta: text(),
});
