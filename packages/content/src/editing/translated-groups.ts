import { firstLanguage } from '../languages/current-language.ts';
import { readLanguages } from '../languages/languages.ts';
import { namesOfFacts, originalOf, translationOf } from '../languages/translations.ts';
import { ContentError } from '../reading/content-error.ts';
import type { ContentGroup } from './content-groups.ts';

/** Files that only translations have. */
const ofEachLanguage = { messages: 'Short messages', summaries: 'Summaries of guides and stories' };

/** The language of a translation, by the folder of its file; undefined for the first one, facts and pictures. */
export function translationLanguage(path: string): string | undefined {
  const [, language] = /^([a-z]{2,3})\//.exec(path) ?? [];
  return language === firstLanguage ? undefined : language;
}

/** The text that an entry translates or names, by its path; undefined for all other entries. It may not exist. */
export const originalOfTranslation = (path: string): string | undefined =>
  translationLanguage(path) === undefined ? undefined : originalOf(path);

/** A group of the first language with the files that translate its texts and name its facts. */
export function groupOfTranslations(
  { id, title, hint, files }: ContentGroup,
  language: string,
): ContentGroup {
  const translated = Object.entries(files).flatMap(([path, name]) => {
    const place = translationOf(path, language) ?? namesOfFacts(path, language);
    return place === undefined ? [] : [[place, name] as const];
  });
  const own = Object.entries(ofEachLanguage).map(
    ([name, what]) => [`${language}/${name}.yaml`, what] as const,
  );
  return {
    id: `${language}-${id}`,
    title,
    language: nameOfLanguage(language),
    hint,
    files: Object.fromEntries(id === 'languages' ? own : translated),
  };
}

/** The name of a language in itself, or its id while the list of languages does not have it. */
export function nameOfLanguage(language: string): string {
  try {
    return readLanguages().find(({ id }) => id === language)?.name ?? language;
  } catch (error) {
    if (error instanceof ContentError) return language;
    throw error;
  }
}
