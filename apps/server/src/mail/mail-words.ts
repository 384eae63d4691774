import { readWords } from '@accounting-site/content/pages';
import type { z } from 'zod';

/**
 * Reads the text of an email from content/en/mail/<name>.yaml and fills in the facts.
 * @throws ContentError when the file does not match the schema
 */
export function readMailWords<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
  return readWords(`en/mail/${name}.yaml`, schema);
}
