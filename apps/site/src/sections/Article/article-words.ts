import { text } from '@accounting-site/content/reading/fields';
import { readWords } from '@accounting-site/content/reading/pages';
import { z } from 'zod';

const articleWordsSchema = z.strictObject({
  breadcrumb: text(),
  on_this_page: text(),
  reviewed: text(),
  about_application: z.strictObject({ text: text(), open: text(), without: text(), ask: text() }),
  start: z.strictObject({ text: text(), trial: text(), demo: text() }),
  minute: text(),
  minutes: text(),
});

/** The texts around every article: content/en/article.yaml. */
export const readArticleWords = () => readWords('en/article.yaml', articleWordsSchema);

/** The reading time as text. */
export function readingTime(minutes: number): string {
  const words = readArticleWords();
  return minutes === 1 ? words.minute : `${minutes} ${words.minutes}`;
}
