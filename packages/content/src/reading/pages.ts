import type { z } from 'zod';
import { fillFacts } from '../facts/placeholders.ts';
import { firstLanguage } from '../languages/current-language.ts';
import { readYaml } from './read-yaml.ts';

/**
 * Reads the texts of one page in the current language, content/<language>/pages/<name>.yaml, with the facts
 * filled in.
 * @throws ContentError if the file does not match the schema
 */
export const readPage = <Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> =>
  readWords(`${firstLanguage}/pages/${name}.yaml`, schema);

/**
 * Reads any YAML file of texts, with the facts filled in.
 * @param file its path below content/ in the first language, such as en/frame.yaml, whose translation is read
 *   where there is one, or of a file that only translations have, such as fr/messages.yaml
 */
export const readWords = <Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> =>
  readYaml(file, schema, fillFacts);
