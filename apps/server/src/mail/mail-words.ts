import { readWords } from '@accounting-site/content/pages';
import type { z } from 'zod';

/**
 * Reads the words of one mail, content/en/mail/<name>.yaml, with the facts filled in.
 * @throws ContentError when the file does not fit the schema
 */
export function readMailWords<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
  return readWords(`en/mail/${name}.yaml`, schema);
}
