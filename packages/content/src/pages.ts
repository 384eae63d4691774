import type { z } from 'zod';
import { fillFacts } from './placeholders.ts';
import { readYaml } from './read-yaml.ts';

/** The languages of the site: the folders of texts below content/. */
export type Language = 'en';

/**
 * Reads the texts of one page, content/<language>/pages/<name>.yaml, with the facts filled in.
 * @throws ContentError if the file does not match the schema
 */
export function readPage<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  language: Language = 'en',
): z.infer<Schema> {
  return readWords(`${language}/pages/${name}.yaml`, schema);
}

/** Reads any YAML file of texts below content/, with the facts filled in. */
export function readWords<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  return readYaml(file, schema, fillFacts);
}
