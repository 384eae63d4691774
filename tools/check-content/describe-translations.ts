import { listStale, listStray } from '@accounting-site/content/translation-files';
import { listOtherLanguages } from './other-languages.ts';
import { findUnusedMessages } from './unused-messages.ts';

/** What to look at in the translations, in one paragraph each: these are no mistakes. */
export const describeTranslations = (): string[] =>
  listOtherLanguages().flatMap(({ id }) => [
    ...paragraphOf(
      'Look at these translations: the English text of each was changed since. Correct them, then run npm run check:content -- --translated and their names below content/.',
      listStale(id),
    ),
    ...listStray(id).map(
      (place) => `Look at content/${place}. It translates nothing: English has no file of this name.`,
    ),
    ...paragraphOf(
      `Look at content/${id}/messages.yaml. No code has these messages. Correct or delete them:`,
      findUnusedMessages(id),
    ),
  ]);

const paragraphOf = (heading: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [[heading, ...lines].join('\n  ')];
