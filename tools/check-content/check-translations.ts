import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { currentLanguage, firstLanguage } from '@accounting-site/content/languages/current-language';
import { namesOfFacts } from '@accounting-site/content/languages/translations';
import { ContentError, type ContentProblem } from '@accounting-site/content/reading/content-error';
import { parseSource } from '@accounting-site/content/reading/content-source';
import { contentFolder, readContentFile } from '@accounting-site/content/reading/read-yaml';

/**
 * Parses the YAML files of a translation that readers may not reach: names of facts, when the facts themselves
 * cannot be read, and files without an original.
 */
export function readTranslationFiles(): void {
  const language = currentLanguage();
  if (language === firstLanguage) return;
  const problems = globSync(`${language}/**/*.yaml`, { cwd: contentFolder() }).flatMap((name) => {
    const file = name.replaceAll('\\', '/');
    try {
      parseSource(file, readContentFile(file));
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.problems;
      throw error;
    }
  });
  if (problems.length > 0) throw new ContentError(problems);
}

/** A problem that a file of facts has only in one language is in the names that the language gives its entries. */
export function problemOfNames(problem: ContentProblem, language: string): ContentProblem {
  const names = namesOfFacts(problem.file, language);
  if (names === undefined || !existsSync(join(contentFolder(), names))) return problem;
  const { field, message } = problem;
  return { file: names, ...(field !== undefined && { field }), message };
}
