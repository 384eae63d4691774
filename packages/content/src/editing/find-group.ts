import { originalOf } from '../languages/translations.ts';
import { isPicture } from '../pictures/picture-entries.ts';
import { type ContentGroup, contentGroups } from './content-groups.ts';
import { groupOfTranslations, nameOfLanguage, translationLanguage } from './translated-groups.ts';

/**
 * The groups of these entries, in the order of the editor: all of the first language, then those of each translation
 * that have an entry.
 */
export function listGroups(paths: readonly string[]): ContentGroup[] {
  const languages = new Set(paths.map(translationLanguage).filter((language) => language !== undefined));
  return [
    ...contentGroups,
    ...[...languages].flatMap((language) =>
      contentGroups
        .map((group) => groupOfTranslations(group, language))
        .filter((group) => paths.some((path) => patternOf(group, path) !== undefined)),
    ),
  ];
}

/** The group of a file, or undefined if it is in none. */
export function findGroup(path: string): ContentGroup | undefined {
  const language = translationLanguage(path);
  return contentGroups
    .map((group) => (language === undefined ? group : groupOfTranslations(group, language)))
    .find((group) => patternOf(group, path) !== undefined);
}

/** Whether the site still works without this file. */
export function isRemovable(path: string): boolean {
  if (isPicture(path)) return true;
  const original = originalOf(path);
  const adds = findGroup(original)?.adds;
  return adds !== undefined && original.startsWith(`${adds.folder}/`) && original.endsWith('.md');
}

/** What the team calls an entry: the title in its text, or the title of the registry. */
export function titleOfEntry(path: string, text: string | null): string {
  const group = findGroup(path);
  const pattern = group && patternOf(group, path);
  if (group === undefined || pattern === undefined) return path;
  if (!pattern.endsWith('/*')) return inLanguageOf(path, group.files[pattern] ?? path);
  const name = path.replace(/^.*\/|\.\w+$/g, '');
  const line = isPicture(path) ? undefined : /^(?:name|heading|title):(.*)$/m.exec(text ?? '')?.[1]?.trim();
  const title = line?.replace(/^(['"])(.*)\1$/, '$2');
  return title || inLanguageOf(path, name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '));
}

/** A title of ours with the language of the entry, unless it is the first one. */
function inLanguageOf(path: string, title: string): string {
  const language = translationLanguage(path);
  return language === undefined ? title : `${title} (${nameOfLanguage(language)})`;
}

const patternOf = ({ files }: ContentGroup, path: string): string | undefined =>
  Object.keys(files).find(
    (pattern) => pattern === path || pattern === `${path.slice(0, path.lastIndexOf('/'))}/*`,
  );
