import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { currentLanguage, firstLanguage } from '@accounting-site/content/languages/current-language';
import { namesOfFacts } from '@accounting-site/content/languages/translations';
import type { ContentProblem } from '@accounting-site/content/reading/content-error';
import { parseSource } from '@accounting-site/content/reading/content-source';
import { listFolder } from '@accounting-site/content/reading/list-folder';
import { contentFolder, readContentFile } from '@accounting-site/content/reading/read-yaml';
import { problemsOf } from './problems-of.ts';

/**
 * The YAML files of a translation that cannot be parsed. Readers may not reach them: names of facts, when the facts
 * themselves cannot be read, and files without an original.
 */
export function findUnparsed(): ContentProblem[] {
  const language = currentLanguage();
  if (language === firstLanguage) return [];
  return listFolder(contentFolder(), `${language}/**/*.yaml`).flatMap((file) =>
    problemsOf(() => parseSource(file, readContentFile(file))),
  );
}

/** A problem that a file of facts has only in one language is in the names that the language gives its entries. */
export function problemOfNames(problem: ContentProblem, language: string): ContentProblem {
  const names = namesOfFacts(problem.file, language);
  if (names === undefined || !existsSync(join(contentFolder(), names))) return problem;
  const { field, message } = problem;
  return { file: names, ...(field !== undefined && { field }), message };
}
