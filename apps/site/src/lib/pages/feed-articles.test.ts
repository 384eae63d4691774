import { inLanguage } from '@accounting-site/content/languages/current-language';
import { expect, test } from 'vitest';
import { readFeedArticles } from './feed-articles.ts';

test('a page that asks which articles a language has is not shown in the first language for it', () => {
  const untranslated = new Set<string>();
  const articles = inLanguage('fr', readFeedArticles, untranslated);
  expect(articles.every(({ file }) => file.startsWith('fr/'))).toBe(true);
  expect([...untranslated]).toEqual([]);
});
