import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listTranslations } from '@accounting-site/content/languages/translation-files';
import {
  markTranslated,
  originalOf,
  versionOfOriginal,
} from '@accounting-site/content/languages/translations';
import { contentFolder, readContentFile } from '@accounting-site/content/reading/read-yaml';
import { listOtherLanguages } from './other-languages.ts';

const whatToName =
  'Name the translation, like fr/pages/home.yaml, or its language, like fr, for all its files.';

/**
 * Writes into translations that they were made from the texts of the first language as these are now.
 * @param names files such as fr/pages/home.yaml, or languages such as fr for all files of theirs
 * @returns the files that were changed
 * @throws Error without a name, and for a name that is neither, before it changes any file
 */
export function markAsTranslated(names: readonly string[]): string[] {
  if (names.length === 0) throw new Error(whatToName);
  const places = listOtherLanguages().flatMap(({ id }) =>
    listTranslations(id).map((place) => ({ language: id, place })),
  );
  const chosen = names.flatMap((name) => {
    const file = name.replace(/^content\//, '');
    const found = places.filter(({ language, place }) => language === file || place === file);
    if (found.length > 0) return found;
    throw new Error(`content/${file} translates no text. ${whatToName}`);
  });
  return chosen.flatMap(({ place }) => {
    const text = readContentFile(place);
    const marked = markTranslated(place, text, versionOfOriginal(place, readContentFile(originalOf(place))));
    if (marked === text) return [];
    writeFileSync(join(contentFolder(), place), marked);
    return [place];
  });
}
