import { text } from '@accounting-site/content/fields';
import { readWords } from '@accounting-site/content/pages';
import { z } from 'zod';

const articleWordsSchema = z.strictObject({
  breadcrumb: text(),
  on_this_page: text(),
  reviewed: text(),
  about_application: z.strictObject({ text: text(), open: text(), without: text(), ask: text() }),
  minute: text(),
  minutes: text(),
});

/** The words around every article: content/en/article.yaml. */
export const readArticleWords = () => readWords('en/article.yaml', articleWordsSchema);

/** How long a text takes to read, in words. */
export function readingTime(minutes: number): string {
  const words = readArticleWords();
  return minutes === 1 ? words.minute : `${minutes} ${words.minutes}`;
}
