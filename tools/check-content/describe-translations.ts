import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findUnusedNames } from '@accounting-site/content/facts/name-facts';
import { inLanguage } from '@accounting-site/content/languages/current-language';
import { readMessages } from '@accounting-site/content/languages/messages';
import { listStale, listStray } from '@accounting-site/content/languages/translation-files';
import { findHidden, madeFrom, originalOf } from '@accounting-site/content/languages/translations';
import { ContentError, fieldName } from '@accounting-site/content/reading/content-error';
import { listFolder } from '@accounting-site/content/reading/list-folder';
import { contentFolder, parseYaml, readContentFile } from '@accounting-site/content/reading/read-yaml';
import { demoRequestFields } from '@accounting-site/contract/forms/demo-request-fields';
import { root } from '../run-command.ts';
import { listOtherLanguages } from './other-languages.ts';
import { problemsOf } from './problems-of.ts';
import { readers } from './read-every-file.ts';

/** What to look at in the translations, in one paragraph each: these are no mistakes. */
export const describeTranslations = (): string[] =>
  listOtherLanguages().flatMap(({ id }) => [
    ...paragraphOf(
      'Correct these translations: they do not have the fields of their English text. Until then every page that uses one of them is shown in English.',
      findHiddenFields(id),
    ),
    ...paragraphOf(
      'Look at these translations: the English text of each was changed since. Correct them, then run npm run check:content -- --translated and their names below content/.',
      ifReadable(() => listStale(id)),
    ),
    ...listStray(id).map(
      (place) => `Look at content/${place}. It translates nothing: English has no file of this name.`,
    ),
    ...paragraphOf(
      'Look at these names: no entry of the facts has them. Correct or delete them:',
      ifReadable(() => findNamesOfNothing(id)),
    ),
    ...paragraphOf(
      `Add the names of these fields to content/${id}/messages.yaml. Until then errors about them have the English name:`,
      ifReadable(() => findMissingLabels(id)),
    ),
    ...paragraphOf(
      `Look at content/${id}/messages.yaml. No code has these messages. Correct or delete them:`,
      ifReadable(() => findUnusedMessages(id)),
    ),
  ]);

/** Nothing for files that cannot be read: their problems are reported already. */
function ifReadable<Value>(find: () => Value[]): Value[] {
  try {
    return find();
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}

const paragraphOf = (heading: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [[heading, ...lines].join('\n  ')];

/** The fields that keep translations from being shown, with their files. */
const findHiddenFields = (language: string): string[] => {
  const problems = readers.flatMap((read) => inLanguage(language, () => findHidden(() => problemsOf(read))));
  const lines = problems.map(
    ({ file, field = 'the whole file', message }) => `${file}: ${field}: ${message}`,
  );
  return [...new Set(lines)];
};

/** What code joins to one message: slots, and the parts of a list. */
const joint = /\[\w+\]| and /;

/** The messages of a language that no code has in the first language, so that visitors never see them. */
function findUnusedMessages(language: string): string[] {
  const messages = Object.keys(inLanguage(language, readMessages));
  if (messages.length === 0) return [];
  const code = readCode();
  // Numbers are formatted when they are shown.
  return messages.filter(
    (message) => /\p{L}/u.test(message) && !message.split(joint).every((part) => code.includes(part.trim())),
  );
}

/** The names of fields of the demo request that a language with messages lacks. */
function findMissingLabels(language: string): string[] {
  const messages = inLanguage(language, readMessages);
  if (Object.keys(messages).length === 0) return [];
  const labels = Object.values(demoRequestFields).map(({ label }) => label);
  return labels.filter((label) => !Object.hasOwn(messages, label));
}

/** The code of apps and packages, with texts in one piece that it writes on several lines. */
function readCode(): string {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx,astro}', { cwd: root });
  return files
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
    .replace(/\\(['"`])/g, '$1')
    .replace(/['"`]\s*\+\s*['"`]/g, '');
}

/** The names in content/<language>/facts that name nothing, with their files. */
const findNamesOfNothing = (language: string): string[] =>
  listFolder(contentFolder(), `${language}/facts/*.yaml`)
    .filter((file) => existsSync(join(contentFolder(), originalOf(file))))
    .flatMap((file) => {
      const [fact, names] = [originalOf(file), file].map((path) =>
        parseYaml(path, readContentFile(path).replace(madeFrom, '\n')),
      );
      return findUnusedNames(fact, names).map((path) => `${file}: ${fieldName(path)}`);
    });
