import { z } from 'zod';
import { hasContentFile } from '../reading/content-files.ts';
import { keepForContent } from '../reading/content-folder.ts';
import { listOf, matching, ownIds, reviewer, text } from '../reading/fields.ts';
import { readYaml } from '../reading/read-yaml.ts';
import { currentLanguage, firstLanguage } from './current-language.ts';

const language = z.strictObject({
  id: matching(
    /^[a-z]{2,3}$/,
    'write the name of its folder below content/: two or three small letters, like fr',
  ),
  tag: matching(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'write its language tag, like fr or en-GH'),
  locale: matching(
    /^[a-z]{2,3}_[A-Z]{2}$/,
    'write the language and the country, like fr_FR, or leave this out',
  ).optional(),
  name: text('write the name of the language in that language, like Français'),
  published: z.boolean({ error: 'write true to show this language to visitors, else false' }),
  reviewed_by: reviewer(),
});

/** The content of content/languages.yaml. */
export const languagesSchema = z.strictObject({
  languages: listOf(language)
    .refine(([first]) => first?.id === firstLanguage, {
      error: `let the first language be ${firstLanguage}, because the others are translations of it`,
    })
    .check(ownIds),
});

/** A language of the site. */
export type Language = z.infer<typeof language>;

const onlyFirst: Language[] = [{ id: firstLanguage, tag: 'en-GH', name: 'English', published: true }];

/**
 * All languages, the first of which is the one that is written first. Content of older versions has only that.
 * @throws ContentError if the file is invalid
 */
export const readLanguages = keepForContent((): Language[] =>
  hasContentFile('languages.yaml') ? readYaml('languages.yaml', languagesSchema).languages : onlyFirst,
);

/** The languages that visitors see. */
export const publishedLanguages = (): Language[] => readLanguages().filter(({ published }) => published);

/** The languages that visitors see, except the first. */
export const translations = (): Language[] => publishedLanguages().slice(1);

/** How a language's addresses begin: nothing for the first, otherwise /fr. */
export const addressPrefix = (language = currentLanguage()): string =>
  language === firstLanguage ? '' : `/${language}`;
