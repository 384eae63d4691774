import { z } from 'zod';
import { hasContentFile } from '../reading/content-files.ts';
import { text } from '../reading/fields.ts';
import { readWords } from '../reading/pages.ts';
import { currentLanguage } from './current-language.ts';

const schema = z.record(z.string(), text('say in a few sentences what the guide or story says'));

/**
 * What guides and stories that are in the first language only say, in the current language, by their names:
 * content/<language>/summaries.yaml.
 * @throws ContentError if the file is invalid
 */
export function readSummaries(): Readonly<Record<string, string>> {
  const file = `${currentLanguage()}/summaries.yaml`;
  return hasContentFile(file) ? readWords(file, schema) : {};
}
