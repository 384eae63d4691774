import { hasContentFile } from '../reading/content-files.ts';
import { contentFolder } from '../reading/content-folder.ts';
import { listFolder } from '../reading/list-folder.ts';
import { isStale, originalOf } from './translations.ts';

/** Files that only translations have: code has the messages in the first language. */
const ofEachLanguage = /^[a-z]+\/(?:messages|summaries)\.yaml$/;

/** The files of a language that translate a text or name facts, by their path below content/. */
export const listTranslations = (language: string): string[] =>
  listFiles(language, '**/*.{yaml,md}').filter((place) => !ofEachLanguage.test(place) && hasOriginal(place));

/** The translations whose original was changed since, and those that do not name the version of it. */
export const listStale = (language: string): string[] => listTranslations(language).filter(isStale);

/** The files of a language that translate nothing: the first language has no file of their name. */
export const listStray = (language: string): string[] =>
  listFiles(language, '**/*.*').filter((place) => !ofEachLanguage.test(place) && !hasOriginal(place));

const hasOriginal = (place: string) => hasContentFile(originalOf(place));

const listFiles = (language: string, pattern: string) =>
  listFolder(contentFolder(), `${language}/${pattern}`);
