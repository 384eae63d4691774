import { describe, expect, test } from 'vitest';
import { createSearch, indexDocuments } from '../islands/search/create-search.ts';
import { plainWord } from '../islands/search/plain-word.ts';
import { readSearchDocuments } from './search-documents.ts';
import { readSearchWords } from './search-words.ts';

const { meanings } = readSearchWords();
const documents = readSearchDocuments();
const search = createSearch({
  index: JSON.parse(JSON.stringify(indexDocuments(documents))),
  meanings: Object.fromEntries(meanings.map(({ word, means }) => [plainWord(word), means])),
});

test('every page, walk-through and question has a place of its own', () => {
  const paths = documents.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

describe('what people type finds what our texts call it', () => {
  test.each(meanings)('$word finds pages about $means', ({ word, means }) => {
    const found = search(word).map(({ path }) => path);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toContain(search(means)[0]?.path);
  });

  test('a word stands in the list once', () => {
    expect(new Set(meanings.map(({ word }) => plainWord(word))).size).toBe(meanings.length);
  });
});

describe('a shopkeeper finds', () => {
  test.each([
    ['momo', '/resources/reconcile-mobile-money'],
    ['vat calcu', '/resources/tools/vat-calculator'],
    ['witholding', '/resources/withholding-tax'],
    ['invoice templete', '/resources/templates/invoice'],
    ['cash book', '/resources/keep-a-cash-book'],
    ['stock taking', '/resources/count-your-stock'],
    ['how do i send an invoice', '/help/article/create-invoice'],
    ['filing dates', '/resources/tax-filing-calendar'],
  ])('for "%s" the page %s among the first five', (query, path) => {
    expect(
      search(query)
        .slice(0, 5)
        .map((hit) => hit.path),
    ).toContain(path);
  });
});
