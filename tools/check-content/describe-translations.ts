import { listStale, listStray } from '@accounting-site/content/languages/translation-files';
import { ContentError } from '@accounting-site/content/reading/content-error';
import { listOtherLanguages } from './other-languages.ts';
import { findUnusedMessages } from './unused-messages.ts';
import { findNamesOfNothing } from './unused-names.ts';

/** What to look at in the translations, in one paragraph each: these are no mistakes. */
export const describeTranslations = (): string[] =>
  listOtherLanguages().flatMap(({ id }) => [
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
      `Look at content/${id}/messages.yaml. No code has these messages. Correct or delete them:`,
      ifReadable(() => findUnusedMessages(id)),
    ),
  ]);

/** Nothing for files that cannot be read: their problems are reported already. */
function ifReadable(find: () => string[]): string[] {
  try {
    return find();
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}

const paragraphOf = (heading: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [[heading, ...lines].join('\n  ')];
